import java.net.URI
import java.net.URLEncoder
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse.BodyHandlers
import java.nio.charset.StandardCharsets

fun main() {
    val base = System.getenv("API_HOST")
    val request = HttpRequest.newBuilder(URI.create(base + "/api/v1/tasks?key=" + URLEncoder.encode(System.getenv("API_TOKEN"), StandardCharsets.UTF_8)))
        .header("Accept", "application/json")
        .build()
    val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())
    println(response.statusCode())
    println(response.body())
    check(response.statusCode() < 400) { "HTTP " + response.statusCode() }
}