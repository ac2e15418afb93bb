import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;

public class Main {
    public static void main(String[] args) throws Exception {
        var request = HttpRequest.newBuilder(URI.create("http://localhost:8080/tasks"))
            .header("Content-Type", "application/json")
            .method("POST", BodyPublishers.ofString("""
                {
                  "0": {},
                  "\\"'`\\\\ $HOME ${1+1} $(id) {$x} #{1} #$0 #@a \\\\(1) %s %d {0} \\"\\"\\" ''' \\"\\"\\"# @file </script> ?> é 漢 😀 \\n\\r\\n\\t\\b\\u0000\\u001b[31m\\u007f\\u00a0\\u2028\\u202e\\ufeff\\udb40\\udc01\\"\\"\\"": "\\"'`\\\\ $HOME ${1+1} $(id) {$x} #{1} #$0 #@a \\\\(1) %s %d {0} \\"\\"\\" ''' \\"\\"\\"# @file </script> ?> é 漢 😀 \\n\\r\\n\\t\\b\\u0000\\u001b[31m\\u007f\\u00a0\\u2028\\u202e\\ufeff\\udb40\\udc01\\"\\"\\"",
                  "__proto__": 1,
                  "$ref": [
                    "`",
                    "\\\\#"
                  ]
                }"""))
            .build();
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        System.out.println(response.statusCode());
        System.out.println(response.body());
        if (response.statusCode() >= 400) throw new RuntimeException("HTTP " + response.statusCode());
    }
}