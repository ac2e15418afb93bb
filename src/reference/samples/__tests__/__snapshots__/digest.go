// net/http has no Digest authentication: answer the challenge of the 401 response (RFC 7616)
// with the user and password of API_DIGEST.
package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
)

func main() {
	request, err := http.NewRequest("GET", "http://localhost:8080/tasks", nil)
	if err != nil {
		log.Fatal(err)
	}

	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	content, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(response.Status)
	fmt.Println(string(content))
	if response.StatusCode >= 400 {
		log.Fatal("HTTP ", response.StatusCode)
	}
}