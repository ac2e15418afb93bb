import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;

public class Main {
    public static void main(String[] args) throws Exception {
        if (System.getenv().getOrDefault("API_OWNER", "").isEmpty()) throw new RuntimeException("Set API_OWNER.");
        if (System.getenv().getOrDefault("API_REPO", "").isEmpty()) throw new RuntimeException("Set API_REPO.");
        if (System.getenv().getOrDefault("API_Q", "").isEmpty()) throw new RuntimeException("Set API_Q.");
        var request = HttpRequest.newBuilder(URI.create("http://localhost:8080/repos/" + URLEncoder.encode(System.getenv("API_OWNER"), StandardCharsets.UTF_8).replace("+", "%20") + "/" + URLEncoder.encode(System.getenv("API_REPO"), StandardCharsets.UTF_8).replace("+", "%20") + "/issues?page=1&q=" + URLEncoder.encode(System.getenv("API_Q"), StandardCharsets.UTF_8)))
            .header("Authorization", "Bearer " + System.getenv("API_TOKEN"))
            .build();
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        System.out.println(response.statusCode());
        System.out.println(response.body());
        if (response.statusCode() >= 400) throw new RuntimeException("HTTP " + response.statusCode());
    }
}