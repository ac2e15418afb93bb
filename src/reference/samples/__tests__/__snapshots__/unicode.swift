import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

let environment = ProcessInfo.processInfo.environment
var request = URLRequest(url: URL(string: "http://localhost:8080/tasks")!)
request.httpMethod = "GET"
request.setValue("東京", forHTTPHeaderField: "X-City")
request.setValue("Zürich $" + (environment["API_TOKEN"] ?? ""), forHTTPHeaderField: "X-Name")
request.setValue("application/json", forHTTPHeaderField: "Accept")

let (data, response) = try await URLSession.shared.data(for: request)
let status = (response as! HTTPURLResponse).statusCode
print(status)
print(String(decoding: data, as: UTF8.self))
if status >= 400 { exit(1) }