import requests

response = requests.delete(
    "http://localhost:8080/tasks/7",
)
print(response.status_code, response.reason)
print(response.text)
response.raise_for_status()