import path from 'node:path';
import { expect, it } from 'vitest';
import { writeFiles } from '../../__tests__/files';
import { loadDescription } from '../../description';

const flow = `components:
  securitySchemes:
    device:
      type: oauth2
      deprecated: true
      flows:
        deviceAuthorization:
          deviceAuthorizationUrl: https://example.com/device
          tokenUrl: https://example.com/token
          scopes: {tasks: See tasks}
`;

const schemas = `components:
  schemas:
    Anything: true
    Either: {anyOf: [true, {$ref: 'Named.yaml'}], not: false}
`;

const media = `components:
  mediaTypes:
    Stream: {itemSchema: {$ref: 'Named.yaml'}}
`;

it.each([
  ['a flow for devices (3.2)', '3.2.0', flow, 'See tasks'],
  ['schemas that are true or false', '3.1.0', schemas, '"anyOf":[true,{"$ref":"#/components/schemas/Named"}]'],
  ['named media types (3.2)', '3.2.0', media, '"itemSchema":{"$ref":"#/components/schemas/Named"}'],
])('reads %s', async (_name, version, text, want) => {
  const folder = writeFiles({
    'openapi.yaml': `openapi: ${version}\ninfo: {title: T, version: "1"}\n${text}`,
    'Named.yaml': 'type: string\n',
  });
  const { description, problems } = await loadDescription(path.join(folder, 'openapi.yaml'), folder);
  expect(problems).toEqual([]);
  expect(JSON.stringify(description?.document)).toContain(want);
});
