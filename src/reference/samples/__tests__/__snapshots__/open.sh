curl --include --fail-with-body \
  --url "http://localhost:8080/repos/${API_OWNER:?}/${API_REPO:?}/issues?page=1" \
  --url-query "q=${API_Q:?}" \
  --header "Authorization: Bearer ${API_TOKEN}"