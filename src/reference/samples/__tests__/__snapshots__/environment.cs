using System;
using System.Net.Http;
using System.Net.Http.Headers;

var apiBase = Environment.GetEnvironmentVariable("API_BASE") ?? "http://localhost:8080";
using var client = new HttpClient();
using var request = new HttpRequestMessage(HttpMethod.Post, apiBase + "/tasks?name=$x");
request.Headers.TryAddWithoutValidation(
    "Authorization",
    "Bearer " + Environment.GetEnvironmentVariable("API_TOKEN"));
request.Headers.TryAddWithoutValidation("Accept", "application/json");
request.Headers.TryAddWithoutValidation("Idempotency-Key", Guid.NewGuid().ToString());
request.Content = new StringContent("""
    {
      "name": "Count the stock"
    }
    """);
request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse("application/json");

using var response = await client.SendAsync(request);
Console.WriteLine((int)response.StatusCode);
Console.WriteLine(await response.Content.ReadAsStringAsync());
response.EnsureSuccessStatusCode();