using System;
using System.Net.Http;

if (string.IsNullOrEmpty(Environment.GetEnvironmentVariable("API_OWNER"))) throw new InvalidOperationException("Set API_OWNER.");
if (string.IsNullOrEmpty(Environment.GetEnvironmentVariable("API_REPO"))) throw new InvalidOperationException("Set API_REPO.");
if (string.IsNullOrEmpty(Environment.GetEnvironmentVariable("API_Q"))) throw new InvalidOperationException("Set API_Q.");
using var client = new HttpClient();
using var request = new HttpRequestMessage(HttpMethod.Get, "http://localhost:8080/repos/" + Uri.EscapeDataString(Environment.GetEnvironmentVariable("API_OWNER")) + "/" + Uri.EscapeDataString(Environment.GetEnvironmentVariable("API_REPO")) + "/issues?page=1&q=" + Uri.EscapeDataString(Environment.GetEnvironmentVariable("API_Q")));
request.Headers.TryAddWithoutValidation(
    "Authorization",
    "Bearer " + Environment.GetEnvironmentVariable("API_TOKEN"));

using var response = await client.SendAsync(request);
Console.WriteLine((int)response.StatusCode);
Console.WriteLine(await response.Content.ReadAsStringAsync());
response.EnsureSuccessStatusCode();