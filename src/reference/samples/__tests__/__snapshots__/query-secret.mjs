const response = await fetch(`http://localhost:8080/tasks?page=1&key=${encodeURIComponent(process.env.API_TOKEN)}&x%24y=${encodeURIComponent(process.env.API_TOKEN)}`, {
  headers: {
    Authorization: `Bearer ${process.env.API_TOKEN}`,
  },
});

console.log(response.status, response.statusText);
console.log(await response.text());
if (!response.ok) throw new Error(`HTTP ${response.status}`);