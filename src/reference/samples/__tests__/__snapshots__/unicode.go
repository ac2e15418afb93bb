package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
)

func main() {
	request, err := http.NewRequest("GET", "http://localhost:8080/tasks", nil)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("X-City", "東京")
	request.Header.Set("X-Name", "Zürich $"+os.Getenv("API_TOKEN"))
	request.Header.Set("Accept", "application/json")

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