using System;
using System.Net.Http;
using System.Text;

using var handler = new SocketsHttpHandler();
handler.RequestHeaderEncodingSelector = (_, _) => Encoding.UTF8;
using var client = new HttpClient(handler);
using var request = new HttpRequestMessage(HttpMethod.Get, "http://localhost:8080/tasks");
request.Headers.TryAddWithoutValidation("X-City", "東京");
request.Headers.TryAddWithoutValidation(
    "X-Name",
    "Zürich $" + Environment.GetEnvironmentVariable("API_TOKEN"));
request.Headers.TryAddWithoutValidation("Accept", "application/json");

using var response = await client.SendAsync(request);
Console.WriteLine((int)response.StatusCode);
Console.WriteLine(await response.Content.ReadAsStringAsync());
response.EnsureSuccessStatusCode();