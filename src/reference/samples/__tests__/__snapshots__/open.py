import os
import sys
from urllib.parse import quote

import requests

if not os.environ.get("API_OWNER"):
    sys.exit("Set API_OWNER.")
if not os.environ.get("API_REPO"):
    sys.exit("Set API_REPO.")
if not os.environ.get("API_Q"):
    sys.exit("Set API_Q.")
response = requests.get(
    "http://localhost:8080/repos/" + quote(os.environ["API_OWNER"], safe="") + "/" + quote(os.environ["API_REPO"], safe="") + "/issues?page=1&q=" + quote(os.environ["API_Q"], safe=""),
    headers={
        "Authorization": "Bearer " + os.environ["API_TOKEN"],
    },
)
print(response.status_code, response.reason)
print(response.text)
response.raise_for_status()