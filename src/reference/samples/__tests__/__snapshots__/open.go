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
	if os.Getenv("API_OWNER") == "" {
		log.Fatal("Set API_OWNER.")
	}
	if os.Getenv("API_REPO") == "" {
		log.Fatal("Set API_REPO.")
	}
	if os.Getenv("API_Q") == "" {
		log.Fatal("Set API_Q.")
	}
	request, err := http.NewRequest("GET", "http://localhost:8080/repos/"+url.PathEscape(os.Getenv("API_OWNER"))+"/"+url.PathEscape(os.Getenv("API_REPO"))+"/issues?page=1&q="+url.QueryEscape(os.Getenv("API_Q")), nil)
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