const response = await fetch('http://localhost:8080/tasks', {
  method: 'PUT',
  headers: {
    'Content-Type': 'text/plain',
  },
  body: 'id;name\n' +
    '1;"A"\n' +
    '\n' +
    '2;`$B`\n',
});

console.log(response.status, response.statusText);
console.log(await response.text());
if (!response.ok) throw new Error(`HTTP ${response.status}`);