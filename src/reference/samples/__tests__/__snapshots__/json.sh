curl --include --fail-with-body \
  --request POST \
  --url 'http://localhost:8080/tasks' \
  --header "Authorization: Bearer ${API_TOKEN}" \
  --header 'Accept: application/json' \
  --header 'Content-Type: application/json' \
  --data-raw '{
  "name": "Shop'\''s",
  "price": 12.5,
  "big": 9007199254740991,
  "open": true,
  "note": null,
  "tags": [
    "a",
    "b"
  ],
  "items": [
    {
      "id": 1
    }
  ],
  "none": {}
}'