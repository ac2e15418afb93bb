import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

var request = URLRequest(url: URL(string: "http://localhost:8080/tasks?status=open&filter%5Bname%5D=a%20b&x='$y'")!)
request.httpMethod = "GET"
let environment = ProcessInfo.processInfo.environment
request.setValue("Bearer " + (environment["API_TOKEN"] ?? ""), forHTTPHeaderField: "Authorization")
request.setValue("application/json", forHTTPHeaderField: "Accept")
request.setValue(environment["API_TOKEN"] ?? "", forHTTPHeaderField: "X-Key")

let (data, response) = try await URLSession.shared.data(for: request)
print((response as! HTTPURLResponse).statusCode)
print(String(decoding: data, as: UTF8.self))