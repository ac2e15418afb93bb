const response = await fetch("http://localhost:8080/tasks?status=open&filter%5Bname%5D=a%20b&x='$y'", {
  headers: {
    Authorization: `Bearer ${process.env.API_TOKEN}`,
    Accept: 'application/json',
    'X-Key': process.env.API_TOKEN,
  },
});

console.log(response.status, response.statusText);
console.log(await response.text());
if (!response.ok) throw new Error(`HTTP ${response.status}`);