import os
from urllib.parse import quote

import requests

response = requests.get(
    "http://localhost:8080/tasks?page=1&key=" + quote(os.environ["API_TOKEN"], safe="") + "&x%24y=" + quote(os.environ["API_TOKEN"], safe=""),
    headers={
        "Authorization": "Bearer " + os.environ["API_TOKEN"],
    },
)
print(response.status_code, response.reason)
print(response.text)
response.raise_for_status()