curl --include --fail-with-body \
  --url 'http://localhost:8080/tasks?page=1' \
  --url-query "key=${API_TOKEN}" \
  --url-query "x%24y=${API_TOKEN}" \
  --header "Authorization: Bearer ${API_TOKEN}"