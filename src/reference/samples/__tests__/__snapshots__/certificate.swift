// The server asks for the certificate of API_CERTIFICATE. URLSession takes it from a delegate.
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

let environment = ProcessInfo.processInfo.environment
var request = URLRequest(url: URL(string: "https://localhost:8443/tasks")!)
request.httpMethod = "POST"
request.setValue("Bearer " + (environment["API_TOKEN"] ?? ""), forHTTPHeaderField: "Authorization")
request.setValue("text/plain", forHTTPHeaderField: "Content-Type")
request.httpBody = Data("a".utf8)

let (data, response) = try await URLSession.shared.data(for: request)
let status = (response as! HTTPURLResponse).statusCode
print(status)
print(String(decoding: data, as: UTF8.self))
if status >= 400 { exit(1) }