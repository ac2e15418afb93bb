import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

let environment = ProcessInfo.processInfo.environment
var request = URLRequest(url: URL(string: "http://localhost:8080/tasks?page=1&key=" + (environment["API_TOKEN"] ?? "").addingPercentEncoding(withAllowedCharacters: .alphanumerics)! + "&x%24y=" + (environment["API_TOKEN"] ?? "").addingPercentEncoding(withAllowedCharacters: .alphanumerics)!)!)
request.httpMethod = "GET"
request.setValue("Bearer " + (environment["API_TOKEN"] ?? ""), forHTTPHeaderField: "Authorization")

let (data, response) = try await URLSession.shared.data(for: request)
let status = (response as! HTTPURLResponse).statusCode
print(status)
print(String(decoding: data, as: UTF8.self))
if status >= 400 { exit(1) }