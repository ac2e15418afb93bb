import os

import requests

base = os.environ["API_HOST"]
response = requests.get(
    base + "/api/v1/tasks?name=$x",
    headers={
        "Accept": "application/json",
    },
)
print(response.status_code, response.reason)
print(response.text)
response.raise_for_status()