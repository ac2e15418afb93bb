using System;
using System.Net.Http;
using System.Net.Http.Headers;

using var client = new HttpClient();
using var request = new HttpRequestMessage(HttpMethod.Post, "http://localhost:8080/tasks");
request.Content = new StringContent("""
    {
      "0": {},
      "\"'`\\ $HOME ${1+1} $(id) {$x} #{1} #$0 #@a \\(1) %s %d {0} \"\"\" ''' \"\"\"# @file </script> ?> é 漢 😀 \n\r\n\t\b\u0000\u001b[31m\u007f\u00a0\u2028\u202e\ufeff\udb40\udc01\"\"\"": "\"'`\\ $HOME ${1+1} $(id) {$x} #{1} #$0 #@a \\(1) %s %d {0} \"\"\" ''' \"\"\"# @file </script> ?> é 漢 😀 \n\r\n\t\b\u0000\u001b[31m\u007f\u00a0\u2028\u202e\ufeff\udb40\udc01\"\"\"",
      "__proto__": 1,
      "$ref": [
        "`",
        "\\#"
      ]
    }
    """);
request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse("application/json");

using var response = await client.SendAsync(request);
Console.WriteLine((int)response.StatusCode);
Console.WriteLine(await response.Content.ReadAsStringAsync());
response.EnsureSuccessStatusCode();