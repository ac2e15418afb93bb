// The server asks for the certificate of API_CERTIFICATE. Java takes it from a PKCS #12 file: -Djavax.net.ssl.keyStore=FILE
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpRequest.BodyPublishers
import java.net.http.HttpResponse.BodyHandlers

fun main() {
    val request = HttpRequest.newBuilder(URI.create("https://localhost:8443/tasks"))
        .header("Authorization", "Bearer " + System.getenv("API_TOKEN"))
        .header("Content-Type", "text/plain")
        .method("POST", BodyPublishers.ofString("a"))
        .build()
    val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())
    println(response.statusCode())
    println(response.body())
    check(response.statusCode() < 400) { "HTTP " + response.statusCode() }
}