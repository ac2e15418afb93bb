import requests

response = requests.post(
    "http://localhost:8080/tasks",
    data={
        "grant_type": "client_credentials",
        "scope": "a b&c=d+é",
    },
)
print(response.status_code, response.reason)
print(response.text)
response.raise_for_status()