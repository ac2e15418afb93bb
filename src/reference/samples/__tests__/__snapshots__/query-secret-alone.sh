curl --include --fail-with-body \
  --url "${API_HOST}/api/v1/tasks" \
  --url-query "key=${API_TOKEN}" \
  --header 'Accept: application/json'