import java.net.URI
import java.net.URLEncoder
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse.BodyHandlers
import java.nio.charset.StandardCharsets

fun main() {
    val request = HttpRequest.newBuilder(URI.create("http://localhost:8080/tasks?page=1&key=" + URLEncoder.encode(System.getenv("API_TOKEN"), StandardCharsets.UTF_8) + "&x%24y=" + URLEncoder.encode(System.getenv("API_TOKEN"), StandardCharsets.UTF_8)))
        .header("Authorization", "Bearer " + System.getenv("API_TOKEN"))
        .build()
    val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())
    println(response.statusCode())
    println(response.body())
    check(response.statusCode() < 400) { "HTTP " + response.statusCode() }
}