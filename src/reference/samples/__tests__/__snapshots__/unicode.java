// java.net.http sends nothing but ASCII in headers: write the value of X-City, X-Name
// as the API reads it in ASCII, such as percent-encoded, or take another client.
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;

public class Main {
    public static void main(String[] args) throws Exception {
        var request = HttpRequest.newBuilder(URI.create("http://localhost:8080/tasks"))
            .header("X-City", "東京")
            .header("X-Name", "Zürich $" + System.getenv("API_TOKEN"))
            .header("Accept", "application/json")
            .build();
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        System.out.println(response.statusCode());
        System.out.println(response.body());
        if (response.statusCode() >= 400) throw new RuntimeException("HTTP " + response.statusCode());
    }
}