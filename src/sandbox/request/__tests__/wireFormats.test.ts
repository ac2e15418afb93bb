import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../reference/__tests__/builders';
import type { Json } from '../../../reference/json';
import { handleRequest } from '../../sandbox';
import { prepareDescription } from '../../world/description';
import { emptyState, type SandboxResponse } from '../types';

const order = '{$ref: "#/components/schemas/Order"}';
const error =
  "{description: Wrong, content: {application/json: {schema: {$ref: '#/components/schemas/Fault'}}, application/xml: {schema: {$ref: '#/components/schemas/Fault'}}}}";
const media = `
components:
  schemas:
    Order:
      type: object
      required: [id]
      xml: {name: order}
      properties:
        id: {type: integer, xml: {attribute: true}}
        note: {type: string}
        paid: {type: boolean}
        tags: {type: array, xml: {wrapped: true, name: tags}, items: {type: string, xml: {name: tag}}}
        lines: {type: array, items: {type: object, xml: {name: line}, properties: {sku: {type: string, xml: {attribute: true}}, amount: {type: number}}}}
    Fault: {type: object, xml: {name: fault}, properties: {message: {type: string}}}
paths:
  /orders:
    get: {operationId: a, responses: {'200': {description: OK, content: {application/json: {schema: {type: array, xml: {name: orders}, items: ${order}}}, application/xml: {schema: {type: array, xml: {name: orders}, items: ${order}}}, application/x-ndjson: {schema: {type: array, items: ${order}}}}}}}
    post:
      operationId: b
      requestBody: {required: true, content: {application/json: {schema: ${order}}, application/xml: {schema: ${order}}}}
      responses: {'201': {description: OK, content: {application/json: {schema: ${order}}, application/xml: {schema: ${order}}}}, '400': ${error}}
  /orders/{id}:
    get: {operationId: c, parameters: [{name: id, in: path, required: true, schema: {type: integer}}], responses: {'200': {description: OK, content: {application/json: {schema: ${order}}, application/xml: {schema: ${order}}}}, '404': ${error}}}
  /events: {get: {operationId: d, responses: {'200': {description: OK, content: {text/event-stream: {itemSchema: {type: object, properties: {event: {type: string, const: added}, data: {type: string, const: x}}}}}}}}}
  /text-event: {get: {operationId: p, responses: {'200': {description: OK, content: {text/event-stream: {schema: {type: string}}}}}}}
  /text-stream: {get: {operationId: q, responses: {'200': {description: OK, content: {text/event-stream: {schema: {type: string, examples: ["event: a\\ndata: b\\n\\n"]}}}}}}}
  /text-stated: {get: {operationId: r, responses: {'200': {description: OK, content: {text/event-stream: {schema: {type: string}, example: as it is}}}}}}
  /stated: {get: {operationId: e, responses: {'200': {description: OK, content: {text/event-stream: {schema: {type: object}, example: "data: a\\n\\ndata: b\\n\\n"}}}}}}
  /lines: {get: {operationId: f, responses: {'200': {description: OK, content: {application/jsonl: {itemSchema: {type: object}, example: [{a: 1}, {a: 2}]}}}}}}
  /sequence: {get: {operationId: g, responses: {'200': {description: OK, content: {application/json-seq: {itemSchema: {type: object}, example: [{a: 1}, {a: 2}]}}}}}}
  /table: {get: {operationId: h, responses: {'200': {description: OK, content: {text/csv: {schema: {type: array, items: {type: object}}, example: "a,b\\n1,2\\n"}}}}}}
  /made-table: {get: {operationId: n, responses: {'200': {description: OK, content: {text/csv: {schema: {type: array, items: {type: object, properties: {a: {type: integer, example: 1}, b: {type: string, example: "x,y"}}}}}}}}}}
  /xml-text: {get: {operationId: i, responses: {'200': {description: OK, content: {application/xml: {schema: ${order}, example: "<order id='1'/>"}}}}}}
  /scalar-xml: {post: {operationId: x, requestBody: {required: true, content: {application/xml: {schema: {type: string, enum: [hi, ho], xml: {name: greeting}}}}}, responses: {'200': {description: OK, content: {application/xml: {schema: {type: string, xml: {name: greeting}}}}}}}}
  /written: {get: {operationId: j, responses: {'200': {description: OK, content: {application/jsonl: {itemSchema: {}, examples: {a: {dataValue: [1], serializedValue: "1\\n\\n"}}}}}}}}
  /vendor: {get: {operationId: k, responses: {'200': {description: OK, content: {application/vnd.example+xml: {schema: ${order}, example: {id: 1, note: x}}}}}}}
  /sent: {post: {operationId: l, requestBody: {required: true, content: {application/x-ndjson: {itemSchema: {type: object, required: [a]}}, application/json-seq: {schema: {type: array, maxItems: 1}}}}, responses: {'204': {description: OK}}}}
  /record: {post: {operationId: u, requestBody: {required: true, content: {application/x-ndjson: {schema: ${order}}, application/json-seq: {schema: {oneOf: [{type: integer}, {type: string, maxLength: 1}]}}, application/json: {schema: {type: object}}}}, responses: {'204': {description: OK}}}}
  /count: {post: {operationId: y, requestBody: {required: true, content: {text/plain: {schema: {type: integer, maximum: 9}}}}, responses: {'200': {description: OK, content: {text/plain: {schema: {type: integer, const: 7}}}}}}}
  /flag: {post: {operationId: z, requestBody: {required: true, content: {text/plain: {schema: {type: boolean}}}}, responses: {'200': {description: OK, content: {text/plain: {schema: {type: boolean, const: false}}}}}}}
  /code: {post: {operationId: aa, requestBody: {required: true, content: {text/plain: {schema: {anyOf: [{type: string, maxLength: 1}, {type: integer}]}}}}, responses: {'200': {description: OK, content: {text/plain: {schema: {type: string, const: "7"}}}}}}}
  /vendors: {post: {operationId: w, requestBody: {required: true, content: {application/vnd.acme.v2: {schema: ${order}}, application/vnd.acme.v2+cbor: {schema: ${order}}}}, responses: {'204': {description: OK}}}}
  /bulk: {post: {operationId: v, requestBody: {required: true, content: {application/x-ndjson: {schema: {type: string}, example: "{}\\n"}, application/json-seq: {schema: {type: string, format: binary}}}}, responses: {'204': {description: OK}}}}
  /empty-table: {get: {operationId: o, responses: {'200': {description: OK, content: {text/csv: {}}}}}}
  /empty-json: {get: {operationId: p, responses: {'200': {description: OK, content: {application/json: {}}}}}}
  /nothing: {get: {operationId: q, responses: {'204': {description: OK, content: {application/json: {schema: {type: object}}}}}}}
  /form-query: {get: {operationId: s, parameters: [{name: q, in: querystring, required: true, content: {application/x-www-form-urlencoded: {schema: {type: object, required: [a], properties: {a: {type: integer}, b: {type: array, items: {type: integer}}, c: {type: object, properties: {d: {type: boolean}}}}}}}}], responses: {'204': {description: OK}}}}
  /json-query: {get: {operationId: t, parameters: [{name: q, in: querystring, content: {application/json: {schema: {type: object, required: [a]}}}}], responses: {'204': {description: OK}}}}
  /only-xml: {get: {operationId: m, parameters: [{name: n, in: query, schema: {type: integer}}], responses: {'200': {description: OK}, '400': {description: Wrong, content: {application/xml: {schema: {$ref: '#/components/schemas/Fault'}}}}}}}
`;

type Ask = (method: string, url: string, headers?: Record<string, string>, body?: string) => SandboxResponse;

/** A sandbox that keeps its state between requests. */
async function open(): Promise<Ask> {
  const description = await prepareDescription(documentOf(media.replace(/^/, 'openapi: 3.2.0\n')));
  let state = emptyState;
  return (method, url, headers = {}, body) => {
    const request = { method, url, headers, ...(body === undefined ? {} : { body: new TextEncoder().encode(body) }) };
    const outcome = handleRequest(description, request, state, { now: 0, random: () => 0.5 });
    state = outcome.state;
    return outcome.response;
  };
}

const typeOf = ({ headers }: SandboxResponse): string | undefined =>
  headers.find(([name]) => name === 'Content-Type')?.[1];
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

describe('a documented example', () => {
  it.each<[path: string, type: string, body: string]>([
    ['/events', 'text/event-stream', 'event: added\ndata: x\n\n'],
    ['/stated', 'text/event-stream', 'data: a\n\ndata: b\n\n'],
    ['/text-event', 'text/event-stream', 'data: text\n\n'],
    ['/text-stream', 'text/event-stream', 'event: a\ndata: b\n\n'],
    ['/text-stated', 'text/event-stream', 'as it is'],
    ['/made-table', 'text/csv', 'a,b\r\n1,"x,y"\r\n'],
    ['/lines', 'application/jsonl', '{"a":1}\n{"a":2}\n'],
    ['/sequence', 'application/json-seq', '\u001E{"a":1}\n\u001E{"a":2}\n'],
    ['/empty-table', 'text/csv', ''],
    ['/empty-json', 'application/json', '{}'],
    ['/table', 'text/csv', 'a,b\n1,2\n'],
    ['/xml-text', 'application/xml', "<order id='1'/>"],
    ['/written', 'application/jsonl', '1\n\n'],
    ['/vendor', 'application/vnd.example+xml', `${head}<order id="1">\n  <note>x</note>\n</order>\n`],
  ])('of %s is sent as %s', async (path, type, body) => {
    const response = (await open())('GET', path);
    expect([response.status, typeOf(response), response.body]).toEqual([200, type, body]);
  });
});

it('sends no body with a status that has none', async () => {
  const response = (await open())('GET', '/nothing');
  expect([response.status, typeOf(response), response.body]).toEqual([204, undefined, undefined]);
});

describe('an XML body', () => {
  const xml = { 'content-type': 'application/xml', accept: 'application/xml' };
  const sent = `<?xml version="1.0"?>
    <order id="77"><note>a &amp; b</note><paid> true </paid><tags><tag>x</tag><tag>y</tag></tags>
    <lines sku="s1"><amount>1.50</amount></lines></order>`;

  it('is read by its schema, kept, and sent as XML or as JSON', async () => {
    const ask = await open();
    const made = ask('POST', '/orders', xml, sent.replaceAll('<lines', '<line').replaceAll('</lines', '</line'));
    expect([made.status, typeOf(made)]).toEqual([201, 'application/xml']);
    const [, id] = /id="(\d+)"/.exec(String(made.body)) ?? [];
    const read = ask('GET', `/orders/${id}`, { accept: 'application/json' });
    expect(read.body).toBe(
      `{"id":${id},"note":"a & b","paid":true,"tags":["x","y"],"lines":[{"sku":"s1","amount":1.50}]}`,
    );
    expect(ask('GET', `/orders/${id}`, { accept: 'application/xml' }).body).toBe(
      `${head}<order id="${id}">\n  <note>a &amp; b</note>\n  <paid>true</paid>\n  <tags>\n    <tag>x</tag>\n    <tag>y</tag>\n  </tags>\n  <line sku="s1">\n    <amount>1.50</amount>\n  </line>\n</order>\n`,
    );
    expect(ask('GET', '/orders', { accept: 'application/xml' }).body).toContain('<orders>\n');
    expect(
      String(ask('GET', '/orders', { accept: 'application/x-ndjson' }).body)
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { id: Json }).id),
    ).toContain(Number(id));
  });

  it.each([
    ['<order id="x"/>', 'id'],
    ['<order/>', 'id is missing'],
    ['<order id="1">', 'The body is not XML: <order> is not closed'],
    ['<!DOCTYPE order><order id="1"/>', 'The body is not XML: a document type is not read'],
    ['<order id="1"><paid>maybe</paid></order>', 'paid'],
  ])('is refused with the reason, as XML: %s', async (body, reason) => {
    const response = (await open())('POST', '/orders', xml, body);
    expect([response.status, typeOf(response)]).toEqual([400, 'application/xml']);
    expect(response.body).toMatch(/<fault>/);
    expect(String(response.body).replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toContain(reason);
  });

  it.each([
    [`${head}<greeting>ho</greeting>`, 200, `${head}<greeting>text</greeting>\n`],
    ['<greeting>he</greeting>', 422, 'hi'],
    ['<other>hi</other>', 422, 'hi'],
  ])('of a text is an element: %s', async (body, status, want) => {
    const response = (await open())('POST', '/scalar-xml', xml, body);
    expect([response.status, String(response.body)]).toEqual([status, expect.stringContaining(want)]);
  });

  it.each([
    ['application/xml', 'application/xml'],
    ['application/json', 'application/json'],
    ['text/html', 'application/json'],
  ])('that says why there is no object is sent for Accept: %s as %s', async (accept, type) => {
    const ask = await open();
    expect(typeOf(ask('POST', '/orders', { ...xml, accept: accept === 'text/html' ? '*/*' : accept }, '<a>'))).toBe(
      type,
    );
  });

  it('says the reason where an error is documented as XML alone', async () => {
    const response = (await open())('GET', '/only-xml?n=x');
    expect([response.status, typeOf(response)]).toEqual([400, 'application/xml']);
    expect(response.body).toContain('n must be integer');
  });
});

it.each([
  ['/sent', 'application/x-ndjson', '{"a":1}\n{"a":2}\n', 204, ''],
  ['/sent', 'application/x-ndjson', '{"a":1}\n{}\n', 422, '"/1/a"'],
  ['/sent', 'application/x-ndjson', '{"a":1}\n{', 400, 'record 2'],
  ['/sent', 'application/json-seq', '\u001E1\n', 204, ''],
  ['/sent', 'application/json-seq', '\u001E1\n\u001E2\n', 422, '1 item'],
  ['/bulk', 'application/x-ndjson', '{"index":{}}\n{"a":1}\n', 204, ''],
  ['/bulk', 'application/json-seq', 'anything', 204, ''],
  ['/record', 'application/x-ndjson', '{"id":1}', 204, ''],
  ['/record', 'application/x-ndjson; charset=utf-8', '{"id":1}\n{"id":2}\n', 204, ''],
  ['/record', 'application/x-ndjson', '{"id":1}\n{"id":"x"}\n', 422, '"/1/id"'],
  ['/record', 'application/json-seq', '\u001E1\n\u001E"a"\n', 204, ''],
  ['/record', 'application/json-seq', '\u001E1\n\u001E"ab"\n', 422, '"/1"'],
  ['/record', 'application/json', '[]', 422, 'must be object'],
  ['/count', 'text/plain', '5', 200, '7'],
  ['/count', 'text/plain', '5\n', 200, '7'],
  ['/count', 'text/plain', '50', 422, 'must be at most 9'],
  ['/count', 'text/plain', 'five', 422, 'must be integer'],
  ['/flag', 'text/plain', 'true', 200, 'false'],
  ['/flag', 'text/plain', '1', 422, 'must be boolean'],
  ['/code', 'text/plain', '55', 200, '7'],
  ['/code', 'text/plain', 'ab', 422, ''],
  ['/vendors', 'application/vnd.acme.v2', '{"id":1}', 204, ''],
  ['/vendors', 'application/vnd.acme.v2', '{"id":"x"}', 422, '"/id"'],
  ['/vendors', 'application/vnd.acme.v2+cbor', '{"id":"x"}', 204, ''],
])('reads a body of %s of the type %s: %j', async (path, type, body, status, reason) => {
  const response = (await open())('POST', path, { 'content-type': type }, body);
  expect([response.status, String(response.body ?? '')]).toEqual([status, expect.stringContaining(reason)]);
});

describe('a whole query', () => {
  it.each([
    ['/form-query?a=1', 204, ''],
    ['/form-query?a=1&b=2&b=3&c%5Bd%5D=true', 204, ''],
    ['/form-query?a=x', 400, 'q.a'],
    ['/form-query?b=2', 400, 'a'],
    ['/form-query', 400, 'is missing'],
    ['/json-query?%7B%22a%22%3A1%7D', 204, ''],
    ['/json-query?a=1', 400, 'must be JSON'],
    ['/json-query', 204, ''],
  ])('%s', async (url, status, reason) => {
    const ask = await open();
    const { status: given, body } = ask('GET', url);
    expect(given).toBe(status);
    expect(String(body ?? '')).toContain(reason);
  });
});
