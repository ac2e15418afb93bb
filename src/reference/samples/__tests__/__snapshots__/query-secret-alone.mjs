const base = process.env.API_HOST;

const response = await fetch(`${base}/api/v1/tasks?key=${encodeURIComponent(process.env.API_TOKEN)}`, {
  headers: {
    Accept: 'application/json',
  },
});

console.log(response.status, response.statusText);
console.log(await response.text());
if (!response.ok) throw new Error(`HTTP ${response.status}`);