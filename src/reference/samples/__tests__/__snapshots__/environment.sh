curl --include --fail-with-body \
  --request POST \
  --url "${API_BASE:-http://localhost:8080}"'/tasks?name=$x' \
  --header "Authorization: Bearer ${API_TOKEN}" \
  --header 'Accept: application/json' \
  --header "Idempotency-Key: $(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')" \
  --header 'Content-Type: application/json' \
  --data-raw '{
  "name": "Count the stock"
}'