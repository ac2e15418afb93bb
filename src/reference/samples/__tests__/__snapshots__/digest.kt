// java.net.http has no Digest authentication: answer the challenge of the 401 response (RFC 7616)
// with the user and password of API_DIGEST.
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse.BodyHandlers

fun main() {
    val request = HttpRequest.newBuilder(URI.create("http://localhost:8080/tasks"))
        .build()
    val response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString())
    println(response.statusCode())
    println(response.body())
    check(response.statusCode() < 400) { "HTTP " + response.statusCode() }
}