import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

let environment = ProcessInfo.processInfo.environment
if (environment["API_OWNER"] ?? "").isEmpty { fatalError("Set API_OWNER.") }
if (environment["API_REPO"] ?? "").isEmpty { fatalError("Set API_REPO.") }
if (environment["API_Q"] ?? "").isEmpty { fatalError("Set API_Q.") }
var request = URLRequest(url: URL(string: ["http://localhost:8080/repos/", (environment["API_OWNER"] ?? "").addingPercentEncoding(withAllowedCharacters: .alphanumerics)!, "/", (environment["API_REPO"] ?? "").addingPercentEncoding(withAllowedCharacters: .alphanumerics)!, "/issues?page=1&q=", (environment["API_Q"] ?? "").addingPercentEncoding(withAllowedCharacters: .alphanumerics)!].joined())!)
request.httpMethod = "GET"
request.setValue("Bearer " + (environment["API_TOKEN"] ?? ""), forHTTPHeaderField: "Authorization")

let (data, response) = try await URLSession.shared.data(for: request)
let status = (response as! HTTPURLResponse).statusCode
print(status)
print(String(decoding: data, as: UTF8.self))
if status >= 400 { exit(1) }