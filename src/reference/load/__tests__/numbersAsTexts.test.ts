import path from 'node:path';
import { expect, it } from 'vitest';
import { toJsonText } from '../../jsonText';
import { loadDescription } from '../description';
import { writeFiles } from './files';

const server = (variable: string): string => `{url: 'https://a.example.com:{port}', variables: {port: {${variable}}}}`;

it.each([
  ['default: 443', '"default":"443"'],
  ['default: 1.10', '"default":"1.10"'],
  ['default: true', '"default":"true"'],
  ['enum: [443, 8443, "80"], default: 443', '"enum":["443","8443","80"],"default":"443"'],
  ['default: "443"', '"default":"443"'],
])('a server variable with %s is one of texts in the whole, in a path and in an operation', async (variable, want) => {
  const file = `openapi: 3.1.0
info: {title: T, version: 1.10}
servers: [${server(variable)}]
paths:
  /a:
    servers: [${server(variable)}]
    get: {servers: [${server(variable)}], responses: {"204": {description: Done}}}
`;
  const folder = writeFiles({ 'openapi.yaml': file });
  const { description } = await loadDescription(path.join(folder, 'openapi.yaml'), folder);
  const text = toJsonText(description?.document);
  expect(text.split(`"port":{${want}}`)).toHaveLength(4);
  expect(text).toContain('"version":"1.10"');
});
