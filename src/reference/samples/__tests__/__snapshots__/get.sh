curl --include --fail-with-body \
  --url 'http://localhost:8080/tasks?status=open&filter%5Bname%5D=a%20b&x='\''$y'\''' \
  --header "Authorization: Bearer ${API_TOKEN}" \
  --header 'Accept: application/json' \
  --header "X-Key: ${API_TOKEN}"