import { describe, expect, it } from 'vitest';
import { documentOf, placeOf } from '../../../reference/__tests__/builders';
import { createExampleCache } from '../../../reference/examples/exampleCache';
import { buildModel } from '../../../reference/objects/model';
import { schemasByName } from '../../../reference/schema';
import { createValidator } from '../../../reference/validate/validator';
import { readBody } from '../body';

const integers = '{type: array, items: {type: integer}}';
const point = '{type: object, properties: {lat: {type: integer}, lon: {type: number}}}';
const map = '{type: object, additionalProperties: {type: integer}}';

/** Reads a body of a form whose field `f` has this schema and encoding, and is not empty. */
async function read(mediaType: string, schema: string, encoding: string, body: string) {
  const document = documentOf(
    `paths: {/a: {post: {requestBody: {content: {${mediaType}: {schema: {type: object, required: [f], properties: {f: ${schema}, other: {type: string}}}, encoding: {f: ${encoding}}}}}, responses: {}}}}`,
  );
  const { model, schemaNodes } = buildModel({ document: document as never, locate: placeOf });
  const [operation] = model.operations;
  if (!operation) throw new Error('no operation');
  const validator = await createValidator(document, schemaNodes);
  const cache = createExampleCache(schemasByName(model.schemas), validator);
  const context = { cache, validator };
  const boundary = mediaType === 'multipart/form-data' ? '; boundary=b' : '';
  const request = {
    method: 'POST',
    url: '/a',
    headers: { 'content-type': mediaType + boundary },
    body: new TextEncoder().encode(body),
  };
  const result = readBody(operation, request, context);
  if (result.kind === 'invalid') return result.problems.map(({ field, message }) => `${field} ${message}`);
  return result.kind === 'body' ? result.value : result.kind;
}

/** A multipart body with these fields. */
function parts(...fields: [name: string, value: string][]): string {
  const each = fields.map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${each.join('')}--b--\r\n`;
}

describe('a field of a form is read by the style of its encoding', () => {
  it.each<[schema: string, encoding: string, body: string, want: unknown]>([
    [integers, '{style: form, explode: false}', 'f=1,2', { f: [1, 2] }],
    [integers, '{style: form, explode: false}', 'f=1%2C2', { f: [1, 2] }],
    [integers, '{style: form, explode: false}', 'f=1,q', ['f[1] must be integer']],
    [integers, '{explode: false}', 'f=1,2,q', ['f[2] must be integer']],
    [integers, '{style: pipeDelimited}', 'f=1|q', ['f[1] must be integer']],
    [integers, '{style: form}', 'f=1&f=q', ['f[1] must be integer']],
    [integers, '{style: form, explode: false}', 'f=1&f=2', { f: [1, 2] }],
    ['{type: array, items: {type: string}}', '{style: form, explode: false}', 'f=a%2Cb,c', { f: ['a,b', 'c'] }],
    ['{type: array, items: {type: string}}', '{style: form, explode: false}', 'f=a,b', { f: ['a', 'b'] }],
    ['{type: array, items: {type: string}}', '{style: form}', 'f=a,b', { f: ['a,b'] }],
    [point, '{style: form, explode: false}', 'f=lat,1,lon,2.5', { f: { lat: 1, lon: 2.5 } }],
    [point, '{style: form, explode: false}', 'f=lat,q', ['f.lat must be integer']],
    [point, '{style: form}', 'lat=1&lon=2.5&other=o', { f: { lat: 1, lon: 2.5 }, other: 'o' }],
    [point, '{style: form}', 'lat=q', ['f.lat must be integer']],
    [point, '{style: form, explode: true}', 'f=%7B%22lat%22:1%7D', { f: { lat: 1 } }],
    [point, '{style: deepObject, explode: true}', 'f[lat]=1', { f: { lat: 1 } }],
    [map, '{style: form}', 'a=1&b=2&other=o', { f: { a: 1, b: 2 }, other: 'o' }],
    [point, '{contentType: application/json}', 'f=%7B%22lat%22:1%7D', { f: { lat: 1 } }],
  ])('%s, %s: %s', async (schema, encoding, body, want) => {
    expect(await read('application/x-www-form-urlencoded', schema, encoding, body)).toEqual(want);
  });

  it.each<[schema: string, encoding: string, body: string, want: unknown]>([
    [integers, '{style: form, explode: false}', parts(['f', '1,2']), { f: [1, 2] }],
    [integers, '{style: form, explode: false}', parts(['f', '1,q']), ['f[1] must be integer']],
    [integers, '{style: form}', parts(['f', '1'], ['f', '2']), { f: [1, 2] }],
    [point, '{style: form, explode: false}', parts(['f', 'lat,1']), { f: { lat: 1 } }],
    [point, '{style: form}', parts(['lat', '1'], ['other', 'o']), { f: { lat: 1 }, other: 'o' }],
    [point, '{style: deepObject, explode: true}', parts(['f[lat]', 'q']), ['f.lat must be integer']],
  ])('in parts: %s, %s', async (schema, encoding, body, want) => {
    expect(await read('multipart/form-data', schema, encoding, body)).toEqual(want);
  });
});
