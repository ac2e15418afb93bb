using System;
using System.Net.Http;

using var client = new HttpClient();
using var request = new HttpRequestMessage(HttpMethod.Get, "http://localhost:8080/tasks?page=1&key=" + Uri.EscapeDataString(Environment.GetEnvironmentVariable("API_TOKEN")) + "&x%24y=" + Uri.EscapeDataString(Environment.GetEnvironmentVariable("API_TOKEN")));
request.Headers.TryAddWithoutValidation(
    "Authorization",
    "Bearer " + Environment.GetEnvironmentVariable("API_TOKEN"));

using var response = await client.SendAsync(request);
Console.WriteLine((int)response.StatusCode);
Console.WriteLine(await response.Content.ReadAsStringAsync());
response.EnsureSuccessStatusCode();