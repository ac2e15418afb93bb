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
	base := os.Getenv("API_HOST")
	request, err := http.NewRequest("GET", base+"/api/v1/tasks?key="+url.QueryEscape(os.Getenv("API_TOKEN")), nil)
	if err != nil {
		log.Fatal(err)
	}
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