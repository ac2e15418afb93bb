using System;
using System.Net.Http;
using System.Net.Http.Headers;

using var client = new HttpClient();
using var request = new HttpRequestMessage(HttpMethod.Put, "http://localhost:8080/tasks");
request.Content = new StringContent("""
    id;name
    1;"A"

    2;`$B`

    """);
request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse("text/plain");

using var response = await client.SendAsync(request);
Console.WriteLine((int)response.StatusCode);
Console.WriteLine(await response.Content.ReadAsStringAsync());
response.EnsureSuccessStatusCode();