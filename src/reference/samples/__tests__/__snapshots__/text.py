import requests

response = requests.put(
    "http://localhost:8080/tasks",
    headers={
        "Content-Type": "text/plain",
    },
    data=(
        "id;name\n"
        "1;\"A\"\n"
        "\n"
        "2;`$B`\n"
    ).encode(),
)
print(response.status_code, response.reason)
print(response.text)
response.raise_for_status()