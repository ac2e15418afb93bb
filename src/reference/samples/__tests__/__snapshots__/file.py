from pathlib import Path

import requests

response = requests.post(
    "http://localhost:8080/tasks",
    headers={
        "Content-Type": "application/octet-stream",
    },
    data=Path("photo.png").read_bytes(),
)
print(response.status_code, response.reason)
print(response.text)
response.raise_for_status()