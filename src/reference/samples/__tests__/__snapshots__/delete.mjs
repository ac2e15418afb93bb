const response = await fetch('http://localhost:8080/tasks/7', {
  method: 'DELETE',
});

console.log(response.status, response.statusText);
console.log(await response.text());
if (!response.ok) throw new Error(`HTTP ${response.status}`);