import os
from urllib.parse import quote

import requests

base = os.environ["API_HOST"]
response = requests.get(
    base + "/api/v1/tasks?key=" + quote(os.environ["API_TOKEN"], safe=""),
    headers={
        "Accept": "application/json",
    },
)
print(response.status_code, response.reason)
print(response.text)
response.raise_for_status()