if (!process.env.API_OWNER) throw new Error('Set API_OWNER.');
if (!process.env.API_REPO) throw new Error('Set API_REPO.');
if (!process.env.API_Q) throw new Error('Set API_Q.');

const response = await fetch(`http://localhost:8080/repos/${encodeURIComponent(process.env.API_OWNER)}/${encodeURIComponent(process.env.API_REPO)}/issues?page=1&q=${encodeURIComponent(process.env.API_Q)}`, {
  headers: {
    Authorization: `Bearer ${process.env.API_TOKEN}`,
  },
});

console.log(response.status, response.statusText);
console.log(await response.text());
if (!response.ok) throw new Error(`HTTP ${response.status}`);