curl --include --fail-with-body \
  --request POST \
  --url 'http://localhost:8080/tasks' \
  --header "Authorization: Bearer ${API_TOKEN}" \
  --form-string 'note=Ein schöner "Text"; type=x' \
  --form 'photo=@"photo.png";type=image/png'