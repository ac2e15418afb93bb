// This request has no Digest authentication: answer the challenge of the 401 response (RFC 7616)
// with the user and password of API_DIGEST.
import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

var request = URLRequest(url: URL(string: "http://localhost:8080/tasks")!)
request.httpMethod = "GET"

let (data, response) = try await URLSession.shared.data(for: request)
let status = (response as! HTTPURLResponse).statusCode
print(status)
print(String(decoding: data, as: UTF8.self))
if status >= 400 { exit(1) }