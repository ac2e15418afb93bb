import requests

response = requests.post(
    "http://localhost:8080/tasks",
    json={
        "0": {},
        "\"'`\\ $HOME ${1+1} $(id) {$x} #{1} #$0 #@a \\(1) %s %d {0} \"\"\" ''' \"\"\"# @file </script> ?> é 漢 😀 \n\r\n\t\x08\x00\x1b[31m\x7f\xa0\u2028\u202e\ufeff\U000e0001\"\"\"": "\"'`\\ $HOME ${1+1} $(id) {$x} #{1} #$0 #@a \\(1) %s %d {0} \"\"\" ''' \"\"\"# @file </script> ?> é 漢 😀 \n\r\n\t\x08\x00\x1b[31m\x7f\xa0\u2028\u202e\ufeff\U000e0001\"\"\"",
        "__proto__": 1,
        "$ref": ["`", "\\#"],
    },
)
print(response.status_code, response.reason)
print(response.text)
response.raise_for_status()