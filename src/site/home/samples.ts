/** The request of the home page, in the languages shown there; each prints or holds the same list of tasks. */
export const requestSamples = [
  {
    id: 'curl',
    label: 'cURL',
    code: `curl -G "$API_BASE/tasks" \\
  -H "Authorization: Bearer $API_TOKEN" \\
  -d page=1 \\
  -d size=1000 \\
  -d status=OPEN`,
  },
  {
    id: 'javascript',
    label: 'JavaScript',
    code: `const { API_BASE, API_TOKEN } = process.env;
const query = new URLSearchParams({
  page: 1, size: 1000, status: "OPEN",
});
const response = await fetch(
  \`\${API_BASE}/tasks?\${query}\`,
  { headers: { Authorization: \`Bearer \${API_TOKEN}\` } },
);
const tasks = await response.json();`,
  },
  {
    id: 'python',
    label: 'Python',
    code: `import os, requests

base = os.environ["API_BASE"]
token = os.environ["API_TOKEN"]
response = requests.get(
    f"{base}/tasks",
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
