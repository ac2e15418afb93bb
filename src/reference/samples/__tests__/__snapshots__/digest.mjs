// fetch has no Digest authentication: answer the challenge of the 401 response (RFC 7616)
// with the user and password of API_DIGEST.

const response = await fetch('http://localhost:8080/tasks');

console.log(response.status, response.statusText);
console.log(await response.text());
if (!response.ok) throw new Error(`HTTP ${response.status}`);