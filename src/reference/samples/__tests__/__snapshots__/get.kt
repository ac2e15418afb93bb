import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse.BodyHandlers

fun main() {
    val request = HttpRequest.newBuilder(URI.create("http://localhost:8080/tasks?status=open&filter%5Bname%5D=a%20b&x='\$y'"))
        .header("Authorization", "Bearer " + System.getenv("API_TOKEN"))
        .header("Accept", "application/json")
        .header("X-Key", System.getenv("API_TOKEN"))
        .build()
    val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())
    println(response.statusCode())
    println(response.body())
    check(response.statusCode() < 400) { "HTTP " + response.statusCode() }
}