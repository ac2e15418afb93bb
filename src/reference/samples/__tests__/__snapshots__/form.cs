using System;
using System.Collections.Generic;
using System.Net.Http;

using var client = new HttpClient();
using var request = new HttpRequestMessage(HttpMethod.Post, "http://localhost:8080/tasks");
request.Content = new FormUrlEncodedContent(new KeyValuePair<string, string>[]
{
    new("grant_type", "client_credentials"),
    new("scope", "a b&c=d+é"),
});

using var response = await client.SendAsync(request);
Console.WriteLine((int)response.StatusCode);
Console.WriteLine(await response.Content.ReadAsStringAsync());
response.EnsureSuccessStatusCode();