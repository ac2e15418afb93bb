using System;
using System.Net.Http;

var apiBase = Environment.GetEnvironmentVariable("API_HOST");
using var client = new HttpClient();
using var request = new HttpRequestMessage(HttpMethod.Get, apiBase + "/api/v1/tasks?key=" + Uri.EscapeDataString(Environment.GetEnvironmentVariable("API_TOKEN")));
request.Headers.TryAddWithoutValidation("Accept", "application/json");

using var response = await client.SendAsync(request);
Console.WriteLine((int)response.StatusCode);
Console.WriteLine(await response.Content.ReadAsStringAsync());
response.EnsureSuccessStatusCode();