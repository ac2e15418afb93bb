/** The request of the home page, in the languages shown there; each prints or holds the same list of tasks. */
export const requestSamples = [
  {
    id: 'curl',
    label: 'cURL',
    code: `curl -G https://api.example.com/v1/tasks \\
  -H "Authorization: Bearer $API_TOKEN" \\
  -d page=1 \\
  -d size=1000 \\
  -d status=OPEN`,
  },
  {
    id: 'javascript',
    label: 'JavaScript',
    code: `const token = process.env.API_TOKEN;
const query = new URLSearchParams({
  page: 1, size: 1000, status: "OPEN",
});
const response = await fetch(
  \`https://api.example.com/v1/tasks?\${query}\`,
  { headers: { Authorization: \`Bearer \${token}\` } },
);
const tasks = await response.json();`,
  },
  {
    id: 'python',
    label: 'Python',
    code: `import os, requests

token = os.environ["API_TOKEN"]
response = requests.get(
    "https://api.example.com/v1/tasks",
    headers={"Authorization": f"Bearer {token}"},
    params={"page": 1, "size": 1000, "status": "OPEN"},
)
tasks = response.json()`,
  },
];

export const responseSample = `[
  {
    "id": 1481,
    "name": "Photograph the spring window",
    "status": "OPEN",
    "taskType": "PHOTO_REPORT",
    "totalCount": 2,
    "deadlineDate": 1899039600000
  }
]`;
