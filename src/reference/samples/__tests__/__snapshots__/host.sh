curl --include --fail-with-body \
  --url "${API_HOST}"'/api/v1/tasks?name=$x' \
  --header 'Accept: application/json'