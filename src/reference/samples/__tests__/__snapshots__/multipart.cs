using System;
using System.IO;
using System.Net.Http;
using System.Net.Http.Headers;

using var client = new HttpClient();
using var request = new HttpRequestMessage(HttpMethod.Post, "http://localhost:8080/tasks");
request.Headers.TryAddWithoutValidation(
    "Authorization",
    "Bearer " + Environment.GetEnvironmentVariable("API_TOKEN"));
request.Content = new MultipartFormDataContent
{
    { new StringContent("Ein schöner \"Text\"; type=x"), "note" },
    {
        new StreamContent(File.OpenRead("photo.png")) { Headers = { ContentType = MediaTypeHeaderValue.Parse("image/png") } },
        "photo",
        "photo.png"
    },
};

using var response = await client.SendAsync(request);
Console.WriteLine((int)response.StatusCode);
Console.WriteLine(await response.Content.ReadAsStringAsync());
response.EnsureSuccessStatusCode();