curl --include --fail-with-body \
  --url 'http://localhost:8080/tasks' \
  --header 'X-City: 東京' \
  --header 'X-Name: ''Zürich $'"${API_TOKEN}" \
  --header 'Accept: application/json'