import os

import requests

response = requests.post(
    "http://localhost:8080/tasks",
    headers={
        "Authorization": "Bearer " + os.environ["API_TOKEN"],
        "Accept": "application/json",
    },
    json={
        "name": "Shop's",
        "price": 12.5,
        "big": 9007199254740991,
        "open": True,
        "note": None,
        "tags": ["a", "b"],
        "items": [
            {
                "id": 1,
            },
        ],
        "none": {},
    },
)
print(response.status_code, response.reason)
print(response.text)
response.raise_for_status()