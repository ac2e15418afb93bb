import os

import requests
from requests.auth import HTTPDigestAuth

response = requests.get(
    "http://localhost:8080/tasks",
    auth=HTTPDigestAuth(*os.environ["API_DIGEST"].split(":", 1)),
)
print(response.status_code, response.reason)
print(response.text)
response.raise_for_status()