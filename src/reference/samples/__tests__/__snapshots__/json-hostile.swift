import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

var request = URLRequest(url: URL(string: "http://localhost:8080/tasks")!)
request.httpMethod = "POST"
request.setValue("application/json", forHTTPHeaderField: "Content-Type")
request.httpBody = Data(##"""
    {
      "0": {},
      "\"'`\\ $HOME ${1+1} $(id) {$x} #{1} #$0 #@a \\(1) %s %d {0} \"\"\" ''' \"\"\"# @file </script> ?> é 漢 😀 \n\r\n\t\b\u0000\u001b[31m\u007f\u00a0\u2028\u202e\ufeff\udb40\udc01\"\"\"": "\"'`\\ $HOME ${1+1} $(id) {$x} #{1} #$0 #@a \\(1) %s %d {0} \"\"\" ''' \"\"\"# @file </script> ?> é 漢 😀 \n\r\n\t\b\u0000\u001b[31m\u007f\u00a0\u2028\u202e\ufeff\udb40\udc01\"\"\"",
      "__proto__": 1,
      "$ref": [
        "`",
        "\\#"
      ]
    }
    """##.utf8)

let (data, response) = try await URLSession.shared.data(for: request)
let status = (response as! HTTPURLResponse).statusCode
print(status)
print(String(decoding: data, as: UTF8.self))
if status >= 400 { exit(1) }