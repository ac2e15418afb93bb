curl --include --fail-with-body \
  --request DELETE \
  --url 'http://localhost:8080/tasks/7'