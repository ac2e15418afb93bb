import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.UUID;

public class Main {
    public static void main(String[] args) throws Exception {
        var base = System.getenv().getOrDefault("API_BASE", "http://localhost:8080");
        var request = HttpRequest.newBuilder(URI.create(base + "/tasks?name=$x"))
            .header("Authorization", "Bearer " + System.getenv("API_TOKEN"))
            .header("Accept", "application/json")
            .header("Idempotency-Key", UUID.randomUUID().toString())
            .header("Content-Type", "application/json")
            .method("POST", BodyPublishers.ofString("""
                {
                  "name": "Count the stock"
                }"""))
            .build();
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        System.out.println(response.statusCode());
        System.out.println(response.body());
        if (response.statusCode() >= 400) throw new RuntimeException("HTTP " + response.statusCode());
    }
}