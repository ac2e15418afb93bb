import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;

public class Main {
    public static void main(String[] args) throws Exception {
        var request = HttpRequest.newBuilder(URI.create("http://localhost:8080/tasks"))
            .header("Authorization", "Bearer " + System.getenv("API_TOKEN"))
            .header("Content-Type", "multipart/form-data; boundary=boundary-4c1f9b7e2a6d")
            .method("POST", BodyPublishers.concat(
                BodyPublishers.ofString("--boundary-4c1f9b7e2a6d\r\n" +
                    "Content-Disposition: form-data; name=\"note\"\r\n" +
                    "\r\n" +
                    "Ein schöner \"Text\"; type=x\r\n" +
                    "--boundary-4c1f9b7e2a6d\r\n" +
                    "Content-Disposition: form-data; name=\"photo\"; filename=\"photo.png\"\r\n" +
                    "Content-Type: image/png\r\n" +
                    "\r\n"),
                BodyPublishers.ofFile(Path.of("photo.png")),
                BodyPublishers.ofString("\r\n" +
                    "--boundary-4c1f9b7e2a6d--\r\n")))
            .build();
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        System.out.println(response.statusCode());
        System.out.println(response.body());
        if (response.statusCode() >= 400) throw new RuntimeException("HTTP " + response.statusCode());
    }
}