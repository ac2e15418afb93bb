curl --include --fail-with-body \
  --request POST \
  --cert "${API_CERTIFICATE}" \
  --url 'https://localhost:8443/tasks' \
  --header "Authorization: Bearer ${API_TOKEN}" \
  --header 'Content-Type: text/plain' \
  --data-raw 'a'