import os
from pathlib import Path

import requests

response = requests.post(
    "http://localhost:8080/tasks",
    headers={
        "Authorization": "Bearer " + os.environ["API_TOKEN"],
    },
    files={
        "note": (None, "Ein schöner \"Text\"; type=x"),
        "photo": ("photo.png", Path("photo.png").read_bytes(), "image/png"),
    },
)
print(response.status_code, response.reason)
print(response.text)
response.raise_for_status()