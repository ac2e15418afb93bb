import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

let environment = ProcessInfo.processInfo.environment
var request = URLRequest(url: URL(string: "http://localhost:8080/tasks")!)
request.httpMethod = "POST"
request.setValue("Bearer " + (environment["API_TOKEN"] ?? ""), forHTTPHeaderField: "Authorization")
request.setValue("application/json", forHTTPHeaderField: "Accept")
request.setValue("application/json", forHTTPHeaderField: "Content-Type")
request.httpBody = Data(#"""
    {
      "name": "Shop's",
      "price": 12.5,
      "big": 9007199254740991,
      "open": true,
      "note": null,
      "tags": [
        "a",
        "b"
      ],
      "items": [
        {
          "id": 1
        }
      ],
      "none": {}
    }
    """#.utf8)

let (data, response) = try await URLSession.shared.data(for: request)
let status = (response as! HTTPURLResponse).statusCode
print(status)
print(String(decoding: data, as: UTF8.self))
if status >= 400 { exit(1) }