// java.net.http sends nothing but ASCII in headers: write the value of X-City, X-Name
// as the API reads it in ASCII, such as percent-encoded, or take another client.
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse.BodyHandlers

fun main() {
    val request = HttpRequest.newBuilder(URI.create("http://localhost:8080/tasks"))
        .header("X-City", "東京")
        .header("X-Name", "Zürich \$" + System.getenv("API_TOKEN"))
        .header("Accept", "application/json")
        .build()
    val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())
    println(response.statusCode())
    println(response.body())
    check(response.statusCode() < 400) { "HTTP " + response.statusCode() }
}