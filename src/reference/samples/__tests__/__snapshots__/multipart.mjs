import { readFile } from 'node:fs/promises';

const form = new FormData();
form.append('note', 'Ein schöner "Text"; type=x');
form.append('photo', new Blob([await readFile('photo.png')], { type: 'image/png' }), 'photo.png');

const response = await fetch('http://localhost:8080/tasks', {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.API_TOKEN}`,
  },
  body: form,
});

console.log(response.status, response.statusText);
console.log(await response.text());
if (!response.ok) throw new Error(`HTTP ${response.status}`);