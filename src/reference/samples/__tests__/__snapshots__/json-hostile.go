package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"strings"
)

func main() {
	body := strings.NewReader(`{
  "0": {},
  "\"'` + "`" + `\\ $HOME ${1+1} $(id) {$x} #{1} #$0 #@a \\(1) %s %d {0} \"\"\" ''' \"\"\"# @file </script> ?> é 漢 😀 \n\r\n\t\b\u0000\u001b[31m\u007f\u00a0\u2028\u202e\ufeff\udb40\udc01\"\"\"": "\"'` + "`" + `\\ $HOME ${1+1} $(id) {$x} #{1} #$0 #@a \\(1) %s %d {0} \"\"\" ''' \"\"\"# @file </script> ?> é 漢 😀 \n\r\n\t\b\u0000\u001b[31m\u007f\u00a0\u2028\u202e\ufeff\udb40\udc01\"\"\"",
  "__proto__": 1,
  "$ref": [
    "` + "`" + `",
    "\\#"
  ]
}`)
	request, err := http.NewRequest("POST", "http://localhost:8080/tasks", body)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Content-Type", "application/json")

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