import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

let environment = ProcessInfo.processInfo.environment
var request = URLRequest(url: URL(string: "http://localhost:8080/tasks")!)
request.httpMethod = "POST"
request.setValue("Bearer " + (environment["API_TOKEN"] ?? ""), forHTTPHeaderField: "Authorization")
request.setValue("multipart/form-data; boundary=boundary-4c1f9b7e2a6d", forHTTPHeaderField: "Content-Type")
var body = Data()
body.append(Data([
    "--boundary-4c1f9b7e2a6d\r\n",
    "Content-Disposition: form-data; name=\"note\"\r\n",
    "\r\n",
    "Ein schöner \"Text\"; type=x\r\n",
    "--boundary-4c1f9b7e2a6d\r\n",
    "Content-Disposition: form-data; name=\"photo\"; filename=\"photo.png\"\r\n",
    "Content-Type: image/png\r\n",
    "\r\n",
].joined().utf8))
body.append(try Data(contentsOf: URL(fileURLWithPath: "photo.png")))
body.append(Data([
    "\r\n",
    "--boundary-4c1f9b7e2a6d--\r\n",
].joined().utf8))
request.httpBody = body

let (data, response) = try await URLSession.shared.data(for: request)
let status = (response as! HTTPURLResponse).statusCode
print(status)
print(String(decoding: data, as: UTF8.self))
if status >= 400 { exit(1) }