import { readFile } from 'node:fs/promises';

const response = await fetch('http://localhost:8080/tasks', {
  method: 'POST',
  headers: {
    'Content-Type': 'application/octet-stream',
  },
  body: await readFile('photo.png'),
});

console.log(response.status, response.statusText);
console.log(await response.text());
if (!response.ok) throw new Error(`HTTP ${response.status}`);