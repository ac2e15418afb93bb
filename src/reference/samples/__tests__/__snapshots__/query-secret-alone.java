import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;

public class Main {
    public static void main(String[] args) throws Exception {
        var base = System.getenv("API_HOST");
        var request = HttpRequest.newBuilder(URI.create(base + "/api/v1/tasks?key=" + URLEncoder.encode(System.getenv("API_TOKEN"), StandardCharsets.UTF_8)))
            .header("Accept", "application/json")
            .build();
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        System.out.println(response.statusCode());
        System.out.println(response.body());
        if (response.statusCode() >= 400) throw new RuntimeException("HTTP " + response.statusCode());
    }
}