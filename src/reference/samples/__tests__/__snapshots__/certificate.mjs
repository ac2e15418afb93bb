import { once } from 'node:events';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { readFile } from 'node:fs/promises';

const encoded = new Response('a');
const body = Buffer.from(await encoded.arrayBuffer());
const sent = request('https://localhost:8443/tasks', {
  method: 'POST',
  cert: await readFile(process.env.API_CERTIFICATE),
  key: await readFile(process.env.API_CERTIFICATE),
  headers: {
    Authorization: `Bearer ${process.env.API_TOKEN}`,
    'Content-Type': 'text/plain',
    'Content-Length': body.length,
  },
});
sent.end(body);

const [response] = await once(sent, 'response');
console.log(response.statusCode, response.statusMessage);
console.log(await text(response));
if (response.statusCode >= 400) throw new Error(`HTTP ${response.statusCode}`);