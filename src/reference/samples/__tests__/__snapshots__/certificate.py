import os

import requests

response = requests.post(
    "https://localhost:8443/tasks",
    headers={
        "Authorization": "Bearer " + os.environ["API_TOKEN"],
        "Content-Type": "text/plain",
    },
    cert=os.environ["API_CERTIFICATE"],
    data="a".encode(),
)
print(response.status_code, response.reason)
print(response.text)
response.raise_for_status()