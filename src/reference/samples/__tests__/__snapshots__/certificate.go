package main

import (
	"crypto/tls"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"strings"
)

func main() {
	body := strings.NewReader("a")
	request, err := http.NewRequest("POST", "https://localhost:8443/tasks", body)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("API_TOKEN"))
	request.Header.Set("Content-Type", "text/plain")

	certificate, err := tls.LoadX509KeyPair(os.Getenv("API_CERTIFICATE"), os.Getenv("API_CERTIFICATE"))
	if err != nil {
		log.Fatal(err)
	}
	settings := &tls.Config{Certificates: []tls.Certificate{certificate}}
	client := &http.Client{Transport: &http.Transport{TLSClientConfig: settings}}
	response, err := client.Do(request)
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