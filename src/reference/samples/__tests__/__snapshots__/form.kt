import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpRequest.BodyPublishers
import java.net.http.HttpResponse.BodyHandlers

fun main() {
    val request = HttpRequest.newBuilder(URI.create("http://localhost:8080/tasks"))
        .header("Content-Type", "application/x-www-form-urlencoded")
        .method("POST", BodyPublishers.ofString("grant_type=client_credentials" +
            "&scope=a%20b%26c%3Dd%2B%C3%A9"))
        .build()
    val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())
    println(response.statusCode())
    println(response.body())
    check(response.statusCode() < 400) { "HTTP " + response.statusCode() }
}