curl --include --fail-with-body \
  --request PUT \
  --url 'http://localhost:8080/tasks' \
  --header 'Content-Type: text/plain' \
  --data-raw 'id;name
1;"A"

2;`$B`
'