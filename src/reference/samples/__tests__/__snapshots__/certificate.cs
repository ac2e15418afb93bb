using System;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Security.Cryptography.X509Certificates;

using var handler = new HttpClientHandler();
handler.ClientCertificates.Add(X509Certificate2.CreateFromPemFile(Environment.GetEnvironmentVariable("API_CERTIFICATE")));
using var client = new HttpClient(handler);
using var request = new HttpRequestMessage(HttpMethod.Post, "https://localhost:8443/tasks");
request.Headers.TryAddWithoutValidation(
    "Authorization",
    "Bearer " + Environment.GetEnvironmentVariable("API_TOKEN"));
request.Content = new StringContent("a");
request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse("text/plain");

using var response = await client.SendAsync(request);
Console.WriteLine((int)response.StatusCode);
Console.WriteLine(await response.Content.ReadAsStringAsync());
response.EnsureSuccessStatusCode();