const response = await fetch('http://localhost:8080/tasks', {
  headers: {
    'X-City': Buffer.from('東京').toString('latin1'),
    'X-Name': Buffer.from(`Zürich \$${process.env.API_TOKEN}`).toString('latin1'),
    Accept: 'application/json',
  },
});

console.log(response.status, response.statusText);
console.log(await response.text());
if (!response.ok) throw new Error(`HTTP ${response.status}`);