package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"net/url"
	"os"
)

func main() {
	request, err := http.NewRequest("GET", "http://localhost:8080/tasks?page=1&key="+url.QueryEscape(os.Getenv("API_TOKEN"))+"&x%24y="+url.QueryEscape(os.Getenv("API_TOKEN")), nil)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("API_TOKEN"))

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