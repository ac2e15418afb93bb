using System;
using System.Net.Http;
using System.Net.Http.Headers;

using var client = new HttpClient();
using var request = new HttpRequestMessage(HttpMethod.Post, "http://localhost:8080/tasks");
request.Headers.TryAddWithoutValidation(
    "Authorization",
    "Bearer " + Environment.GetEnvironmentVariable("API_TOKEN"));
request.Headers.TryAddWithoutValidation("Accept", "application/json");
request.Content = new StringContent("""
    {
      "name": "Shop's",
      "price": 12.5,
      "big": 9007199254740991,
      "open": true,
      "note": null,
      "tags": [
        "a",
        "b"
      ],
      "items": [
        {
          "id": 1
        }
      ],
      "none": {}
    }
    """);
request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse("application/json");

using var response = await client.SendAsync(request);
Console.WriteLine((int)response.StatusCode);
Console.WriteLine(await response.Content.ReadAsStringAsync());
response.EnsureSuccessStatusCode();