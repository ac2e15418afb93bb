using System;
using System.Net;
using System.Net.Http;

using var handler = new HttpClientHandler();
var login = Environment.GetEnvironmentVariable("API_DIGEST").Split(":", 2);
handler.Credentials = new NetworkCredential(login[0], login[1]);
using var client = new HttpClient(handler);
using var request = new HttpRequestMessage(HttpMethod.Get, "http://localhost:8080/tasks");

using var response = await client.SendAsync(request);
Console.WriteLine((int)response.StatusCode);
Console.WriteLine(await response.Content.ReadAsStringAsync());
response.EnsureSuccessStatusCode();