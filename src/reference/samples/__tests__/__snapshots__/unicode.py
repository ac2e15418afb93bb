import os

import requests

response = requests.get(
    "http://localhost:8080/tasks",
    headers={
        "X-City": "東京".encode(),
        "X-Name": ("Zürich $" + os.environ["API_TOKEN"]).encode(),
        "Accept": "application/json",
    },
)
print(response.status_code, response.reason)
print(response.text)
response.raise_for_status()