import os

import requests

response = requests.get(
    "http://localhost:8080/tasks?status=open&filter%5Bname%5D=a%20b&x='$y'",
    headers={
        "Authorization": "Bearer " + os.environ["API_TOKEN"],
        "Accept": "application/json",
        "X-Key": os.environ["API_TOKEN"],
    },
)
print(response.status_code, response.reason)
print(response.text)
response.raise_for_status()