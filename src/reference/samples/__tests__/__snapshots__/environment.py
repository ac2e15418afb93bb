import os
import uuid

import requests

base = os.environ.get("API_BASE", "http://localhost:8080")
response = requests.post(
    base + "/tasks?name=$x",
    headers={
        "Authorization": "Bearer " + os.environ["API_TOKEN"],
        "Accept": "application/json",
        "Idempotency-Key": str(uuid.uuid4()),
    },
    json={
        "name": "Count the stock",
    },
)
print(response.status_code, response.reason)
print(response.text)
response.raise_for_status()