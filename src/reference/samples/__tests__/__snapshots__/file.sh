curl --include --fail-with-body \
  --request POST \
  --url 'http://localhost:8080/tasks' \
  --header 'Content-Type: application/octet-stream' \
  --data-binary '@photo.png'