curl --include \
  --request DELETE \
  --url 'http://localhost:8080/tasks/7'