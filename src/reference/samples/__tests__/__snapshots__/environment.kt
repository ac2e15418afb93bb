import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpRequest.BodyPublishers
import java.net.http.HttpResponse.BodyHandlers
import java.util.UUID

fun main() {
    val base = System.getenv("API_BASE") ?: "http://localhost:8080"
    val request = HttpRequest.newBuilder(URI.create(base + "/tasks?name=\$x"))
        .header("Authorization", "Bearer " + System.getenv("API_TOKEN"))
        .header("Accept", "application/json")
        .header("Idempotency-Key", UUID.randomUUID().toString())
        .header("Content-Type", "application/json")
        .method("POST", BodyPublishers.ofString("""
            {
              "name": "Count the stock"
            }
            """.trimIndent()))
        .build()
    val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())
    println(response.statusCode())
    println(response.body())
    check(response.statusCode() < 400) { "HTTP " + response.statusCode() }
}