using System;
using System.IO;
using System.Net.Http;
using System.Net.Http.Headers;

using var client = new HttpClient();
using var request = new HttpRequestMessage(HttpMethod.Post, "http://localhost:8080/tasks");
request.Content = new StreamContent(File.OpenRead("photo.png"));
request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse("application/octet-stream");

using var response = await client.SendAsync(request);
Console.WriteLine((int)response.StatusCode);
Console.WriteLine(await response.Content.ReadAsStringAsync());
response.EnsureSuccessStatusCode();