import java.net.URI
import java.net.URLEncoder
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse.BodyHandlers
import java.nio.charset.StandardCharsets

fun main() {
    check(!System.getenv("API_OWNER").isNullOrEmpty()) { "Set API_OWNER." }
    check(!System.getenv("API_REPO").isNullOrEmpty()) { "Set API_REPO." }
    check(!System.getenv("API_Q").isNullOrEmpty()) { "Set API_Q." }
    val request = HttpRequest.newBuilder(URI.create("http://localhost:8080/repos/" + URLEncoder.encode(System.getenv("API_OWNER"), StandardCharsets.UTF_8).replace("+", "%20") + "/" + URLEncoder.encode(System.getenv("API_REPO"), StandardCharsets.UTF_8).replace("+", "%20") + "/issues?page=1&q=" + URLEncoder.encode(System.getenv("API_Q"), StandardCharsets.UTF_8)))
        .header("Authorization", "Bearer " + System.getenv("API_TOKEN"))
        .build()
    val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())
    println(response.statusCode())
    println(response.body())
    check(response.statusCode() < 400) { "HTTP " + response.statusCode() }
}