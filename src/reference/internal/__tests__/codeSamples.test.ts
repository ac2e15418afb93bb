import { expect, it } from 'vitest';
import { left } from './left';

const sample = (source: string): string => `{lang: Shell, source: '${source}'}`;

it.each([
  ['a parameter', 'curl "https://a.example?SECRETquery=1"'],
  ['a field of the body', 'curl -d "{\\"SECRETbody\\": 1}"'],
  ['a field as an option', 'shop add --SECRETbody=1'],
  ['a field as a short option', 'shop add -SECRETbody 1'],
  ['a field as a variable', '$SECRETbody = 1;'],
  ['a header, whatever its case', 'curl -H "x-SECRETHeader: 1" https://a.example'],
  ['a field of a response', 'curl https://a.example | jq .SECRETresponse'],
])('a sample of an operation that names %s that is internal is left out, with a notice', async (_what, source) => {
  const { text, messages } = await left(`paths:
  /a:
    post:
      x-codeSamples: [${sample(source)}, ${sample('curl PUBLIC -d id=1')}]
      parameters: [{name: X-SECRETheader, in: header, x-internal: true, schema: {}}, {name: SECRETquery, in: query, x-internal: true, schema: {}}, {name: id, in: query, schema: {}}]
      requestBody: {content: {a/json: {schema: {properties: {SECRETbody: {x-internal: true}, id: {x-internal: true}}}}}}
      responses: {200: {description: d, content: {a/json: {schema: {properties: {SECRETresponse: {x-internal: true}}}}}}}
`);
  expect(text).toContain('PUBLIC');
  expect(text).not.toContain('SECRET');
  expect(messages).toEqual([
    'notice #/paths/~1a/post/x-codeSamples/0 This sample names a parameter or a field that is internal, and is left out.',
  ]);
});
