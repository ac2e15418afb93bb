import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpRequest.BodyPublishers
import java.net.http.HttpResponse.BodyHandlers

fun main() {
    val request = HttpRequest.newBuilder(URI.create("http://localhost:8080/tasks"))
        .header("Authorization", "Bearer " + System.getenv("API_TOKEN"))
        .header("Accept", "application/json")
        .header("Content-Type", "application/json")
        .method("POST", BodyPublishers.ofString("""
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
            """.trimIndent()))
        .build()
    val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())
    println(response.statusCode())
    println(response.body())
    check(response.statusCode() < 400) { "HTTP " + response.statusCode() }
}