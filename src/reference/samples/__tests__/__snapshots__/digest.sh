curl --include --fail-with-body \
  --digest \
  --user "${API_DIGEST}" \
  --url 'http://localhost:8080/tasks'