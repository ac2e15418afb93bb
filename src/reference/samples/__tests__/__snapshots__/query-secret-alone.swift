import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

let environment = ProcessInfo.processInfo.environment
let base = environment["API_HOST"] ?? ""
var request = URLRequest(url: URL(string: base + "/api/v1/tasks?key=" + (environment["API_TOKEN"] ?? "").addingPercentEncoding(withAllowedCharacters: .alphanumerics)!)!)
request.httpMethod = "GET"
request.setValue("application/json", forHTTPHeaderField: "Accept")

let (data, response) = try await URLSession.shared.data(for: request)
let status = (response as! HTTPURLResponse).statusCode
print(status)
print(String(decoding: data, as: UTF8.self))
if status >= 400 { exit(1) }