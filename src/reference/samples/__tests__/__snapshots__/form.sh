curl --include --fail-with-body \
  --request POST \
  --url 'http://localhost:8080/tasks' \
  --header 'Content-Type: application/x-www-form-urlencoded' \
  --data-urlencode 'grant_type=client_credentials' \
  --data-urlencode 'scope=a b&c=d+é'