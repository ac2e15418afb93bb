// The server asks for the certificate of API_CERTIFICATE. Java takes it from a PKCS #12 file: -Djavax.net.ssl.keyStore=FILE
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;

public class Main {
    public static void main(String[] args) throws Exception {
        var request = HttpRequest.newBuilder(URI.create("https://localhost:8443/tasks"))
            .header("Authorization", "Bearer " + System.getenv("API_TOKEN"))
            .header("Content-Type", "text/plain")
            .method("POST", BodyPublishers.ofString("a"))
            .build();
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        System.out.println(response.statusCode());
        System.out.println(response.body());
        if (response.statusCode() >= 400) throw new RuntimeException("HTTP " + response.statusCode());
    }
}