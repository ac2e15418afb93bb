import { describe, expect, it } from 'vitest';
import { firstSection, makeAll } from '../../__tests__/builders';
import { sampleLanguages } from '../../samples/languages';
import type { FieldView } from '../../schemaRows';
import { anchorFor } from './anchorFor';

/** The section of an operation in YAML's flow style, with what is beside the paths. */
function section(operation: string, beside = '') {
  return firstSection(makeAll(`paths: {'/tasks/{id}': {post: {tags: [t], operationId: a, ${operation}}}}\n${beside}`));
}

function row({ name, required, facts }: FieldView): string {
  return [required ? `${name}!` : name, ...facts.map(({ label, value }) => `${label}=${value}`)].join(' ');
}

describe('parameters', () => {
  it('are grouped by place, in the order of the look', () => {
    const { parameters } = section(
      'parameters: [{name: c, in: cookie}, {name: h, in: header}, {name: q, in: query}, {name: id, in: path}, {name: r, in: query, required: true}]',
    );
    expect(parameters.map(({ place, anchor, fields }) => `${place} ${anchor} ${fields.map(row).join(' ')}`)).toEqual([
      `path ${anchorFor('a', 'path')} id!`,
      `query ${anchorFor('a', 'query')} q r!`,
      `header ${anchorFor('a', 'header')} h`,
      `cookie ${anchorFor('a', 'cookie')} c`,
    ]);
  });

  it.each<[string, string]>([
    ['schema: {type: array, items: {type: string}}', 'q Style=repeated'],
    ['explode: false, schema: {type: array, items: {type: string}}', 'q Style=comma-separated'],
    ['style: deepObject, explode: true, schema: {type: object}', 'q Style=deepObject, exploded'],
    ['content: {application/json: {schema: {type: object}}}', 'q Content=application/json'],
    ['schema: {type: string, default: a, example: b}, example: c', 'q Default=a Example=c'],
    [
      'schema: {type: string}, examples: {a: {summary: First, value: 1}, b: {externalValue: /b}}',
      'q Example, First=1 Example, b=/b',
    ],
    ['schema: {type: string}, example: null', 'q Example=null'],
    ['schema: {type: boolean}, example: true', 'q Example=true'],
    ['schema: {type: boolean, example: false}', 'q Example=false'],
    ['schema: {type: boolean, enum: [true], example: true}', 'q'],
    ['schema: {type: boolean}, examples: {a: {summary: Only open, value: true}}', 'q Example, Only open=true'],
    ['schema: {const: x}, example: x', 'q Always=x'],
  ])('%s -> %s', (yaml, want) => {
    const field = section(`parameters: [{name: q, in: query, ${yaml}}]`).parameters[0]?.fields[0];
    expect(field && row(field)).toBe(want);
  });
});

it('a parameter is required in its only direction, whatever its schema says of fields', () => {
  const [path] = section(
    'parameters: [{name: id, in: path, required: true, schema: {type: string, readOnly: true}}]',
  ).parameters;
  expect(path?.fields.map(({ required, marks }) => [required, marks])).toEqual([[true, []]]);
});

it.each([
  ['description: Own., schema: {type: string, description: Schema.}', 'Own.,Schema.'],
  ['description: Own., schema: {type: string, description: Own.}', 'Own.'],
  ['schema: {type: string, description: Schema.}', 'Schema.'],
  ['description: Own., schema: {$ref: "#/components/schemas/Text"}', 'Own.,Any text.'],
  ['description: Own., schema: {$ref: "#/components/schemas/M"}', 'Own.'],
  ['description: Own., schema: {$ref: "#/components/schemas/M", description: Here.}', 'Own.,Here.'],
  ['description: Own., schema: {$ref: "#/components/schemas/M", description: Own.}', 'Own.'],
  ['schema: {$ref: "#/components/schemas/M", description: Here.}', 'Here.'],
  ['description: Own., schema: {type: array, description: All., items: {$ref: "#/components/schemas/M"}}', 'Own.,All.'],
])('a parameter with %s has its texts once', (yaml, want) => {
  const components =
    'components: {schemas: {M: {type: object, description: Model., properties: {a: {type: string}}}, Text: {type: string, description: Any text.}}}';
  const field = section(`parameters: [{name: q, in: query, ${yaml}}]`, components).parameters[0]?.fields[0];
  expect(field?.description?.source.join()).toBe(want);
});

describe('bodies', () => {
  const model = '{$ref: "#/components/schemas/M"}';
  it.each([
    ['description: Own., ', '{type: object, description: Schema.}', 'Schema.'],
    ['description: Own., ', '{type: object, title: Title, description: Own.}', 'Title'],
    ['description: Own., ', '{type: object, description: Own.}', undefined],
    ['description: Own., ', model, undefined],
    ['description: Own., ', `{type: array, items: ${model}}`, undefined],
    ['description: Own., ', `{type: array, description: All., items: ${model}}`, 'All.'],
    ['description: Own., ', '{$ref: "#/components/schemas/M", description: Here.}', 'Here.'],
    ['description: Own., ', '{$ref: "#/components/schemas/Text"}', 'Any text.'],
    ['description: Own., ', '{type: array, items: {$ref: "#/components/schemas/Text"}}', 'Any text.'],
    ['', '{type: object, description: Schema.}', 'Schema.'],
    ['', model, 'Model.'],
  ])('with "%s" say of %s %j', (own, schema, want) => {
    const view = section(
      `requestBody: {${own}content: {application/json: {schema: ${schema}}}}`,
      'components: {schemas: {M: {type: object, description: Model., properties: {a: {type: string}}}, Text: {type: string, description: Any text.}}}',
    ).requestBody;
    expect(view?.mediaTypes[0]?.schema?.description?.source.join()).toBe(want);
  });

  it('take one direction each', () => {
    const schema = '{properties: {id: {type: integer, readOnly: true}, secret: {type: string, writeOnly: true}}}';
    const found = section(
      `requestBody: {required: true, content: {application/json: {schema: ${schema}}}}, responses: {200: {content: {application/json: {schema: ${schema}}}}}`,
    );
    expect(found.requestBody).toMatchObject({ required: true, anchor: anchorFor('a', 'body') });
    expect(found.requestBody?.mediaTypes[0]?.examples[0]?.code).toBe('{\n  "secret": "text"\n}');
    expect(found.responses[0]?.mediaTypes[0]?.examples[0]?.code).toBe('{\n  "id": 1\n}');
  });

  it('have an anchor of their own when there are several', () => {
    const { responses } = section('responses: {200: {content: {a/b: {}, c/d: {}}}, default: {content: {a/b: {}}}}');
    expect(responses.map(({ status, title, mediaTypes }) => `${status} ${title} ${mediaTypes.length}`)).toEqual([
      '200 OK 2',
      'default Any other status 1',
    ]);
    expect(responses[0]?.mediaTypes.map(({ anchor }) => anchor)).toEqual(
      ['a/b', 'c/d'].map((name) => anchorFor('a', '200', name)),
    );
  });

  it('show encodings with their headers', () => {
    const media = section(
      'requestBody: {content: {multipart/form-data: {schema: {properties: {p: {type: string}}}, encoding: {p: {contentType: image/png, style: form, explode: false, headers: {X-A: {schema: {type: string}}}}}}}}',
    ).requestBody?.mediaTypes[0];
    expect(media?.encoding.map(row)).toEqual(['p Content=image/png Style=form Exploded=false']);
    expect(media?.encoding[0]?.fields.map(row)).toEqual(['X-A']);
  });

  it('may be streams of items', () => {
    const made = makeAll(
      'paths: {/a: {get: {tags: [t], responses: {200: {content: {application/jsonl: {itemSchema: {type: object, properties: {a: {type: string}}}}}}}}}}',
      '3.2.0',
    );
    const view = firstSection(made).responses[0]?.mediaTypes[0]?.schema;
    expect([view?.type.map(({ text }) => text).join(''), view?.fields.map(row)]).toEqual(['stream of object', ['a']]);
  });
});

describe('the rest', () => {
  it('shows headers of responses, security and several servers with variables', () => {
    const found = section(
      'security: [{k: []}, {}], responses: {200: {headers: {X-Total: {schema: {type: integer, minimum: 0}}}}}',
      'servers: [{url: "https://{h}.x.org/", variables: {h: {default: a, enum: [a, b]}}}, {url: /v2}]\ncomponents: {securitySchemes: {k: {type: http, scheme: bearer}}}',
    );
    expect(found.responses[0]?.headers.map(row)).toEqual(['X-Total Min=0']);
    expect(found.security.alternatives.map((uses) => uses.map(({ label }) => label))).toEqual([
      ['bearer token'],
      ['no authorisation'],
    ]);
    expect(found.servers.map(({ url }) => url)).toEqual(['https://a.x.org', '/v2']);
    expect(
      found.servers[0]?.variables.map((field) => `${row(field)} ${field.enum.map(({ value }) => value).join(' ')}`),
    ).toEqual(['h Default=a a b']);
  });

  it('has a sample in every language for an operation, none for a webhook', () => {
    expect(section('responses: {}').samples.map(({ id }) => id)).toEqual(sampleLanguages.map(({ id }) => id));
    expect(firstSection(makeAll('webhooks: {done: {post: {}}}')).samples).toEqual([]);
  });

  it.each([
    ['their labels', '{lang: go, label: A}, {lang: go, label: B}', ['A', 'B']],
    ['their languages', '{lang: go, label: A}, {lang: Shell, label: A}', ['A · go', 'A · Shell']],
    ['numbers', '{lang: go}, {lang: go}', ['go 1', 'go 2']],
  ])('tells samples of the author apart by %s', (_what, given, want) => {
    const sources = given.replaceAll('}', ', source: x}');
    const { samples } = section(`x-codeSamples: [${sources}], responses: {}`);
    expect(samples.slice(0, 2).map(({ label }) => label)).toEqual(want);
  });

  it('says of a generated sample that it is one where the author has one of that name', () => {
    const { samples } = section('x-codeSamples: [{lang: Shell, label: curl, source: x}], responses: {}');
    const labels = samples.map(({ label }) => label);
    expect(labels.slice(0, 3)).toEqual(['curl', 'cURL (generated)', 'JavaScript']);
  });

  it('nests callbacks', () => {
    const { callbacks } = section(
      "callbacks: {done: {'{$request.body#/url}': {post: {requestBody: {content: {a/b: {schema: {type: string, readOnly: true}}}}}}}}",
    );
    expect(callbacks).toMatchObject([
      {
        name: 'done',
        anchor: anchorFor('a', 'done'),
        operations: [{ kind: 'callback', method: 'POST', anchor: anchorFor('a', 'done', 'post'), samples: [] }],
      },
    ]);
  });

  it('is called by its summary, else by its id in words', () => {
    expect(section('summary: S').title).toBe('S');
    expect(section('responses: {}').title).toBe('A');
  });
});

describe('what a request sends', () => {
  const sent = (content: string) => {
    const found = section(
      `parameters: [{name: id, in: path, example: 7}], requestBody: {content: {${content}}}, responses: {200: {content: {application/json: {example: 1}}}}`,
    );
    const bodies = found.requestBody?.mediaTypes.flatMap((media) => [
      media.sent,
      ...media.examples.map((each) => each.sent),
    ]);
    expect(found.responses[0]?.mediaTypes[0]?.examples[0]).not.toHaveProperty('sent');
    return { hasRequest: found.request !== undefined, bodies: bodies?.filter((body) => body !== undefined) };
  };
  const json = { kind: 'json', mediaType: 'application/json' };

  it.each<[string, boolean, unknown[]]>([
    ['application/json: {example: {a: 1}}', false, [json]],
    ['application/json: {examples: {a: {value: 1}, b: {value: 2}}}', true, [json, json]],
    ['application/json: {examples: {a: {value: 1}, b: {externalValue: /b}}}', false, [json]],
    ["'*/*': {example: text}", false, [{ kind: 'text', mediaType: 'text/plain' }]],
    ['text/plain: {example: text}', false, [{ kind: 'text', mediaType: 'text/plain' }]],
    [
      'application/json: {example: 1}, application/pdf: {schema: {type: string, format: binary}}',
      true,
      [json, { kind: 'file', mediaType: 'application/pdf', filename: 'body.bin' }],
    ],
    [
      'application/x-www-form-urlencoded: {example: {a: 1}}',
      false,
      [{ kind: 'form', mediaType: 'application/x-www-form-urlencoded', fields: [{ name: 'a', value: '1' }] }],
    ],
  ])('%s', (content, hasRequest, bodies) => {
    expect(sent(content)).toEqual({ hasRequest, bodies });
  });

  it.each<[string, object]>([
    ['', {}],
    [
      'requestBody: {content: {application/json: {example: {a: 1}}}}, ',
      { body: { kind: 'json', mediaType: 'application/json', text: '{"a":1}' } },
    ],
    [
      'requestBody: {content: {text/plain: {examples: {a: {value: x}, b: {value: y}}}}}, ',
      { body: { kind: 'text', mediaType: 'text/plain', text: 'x' } },
    ],
  ])('comes with the samples where the reader has to give a value: %s', (body, want) => {
    const { request } = section(`${body}responses: {}`);
    expect(request?.open).toEqual([{ name: 'id', in: 'path', variable: 'API_ID' }]);
    expect({ ...(request?.body ? { body: request.body } : {}) }).toEqual(want);
  });
});

it('callbacks and links whose names are equal once folded have anchors of their own, in any order', () => {
  const callback = (name: string): string => `${name}: {'{$request.body#/u}': {post: {responses: {}}}}`;
  const link = (name: string): string => `${name}: {operationId: a}`;
  const anchorsOf = (...names: string[]): Record<string, string> => {
    const made = makeAll(
      `paths: {/a: {post: {operationId: a, callbacks: {${names.map(callback)}}, responses: {200: {description: d, links: {${names.map(link)}}}}}}}`,
    );
    const { callbacks, responses } = firstSection(made);
    return Object.fromEntries(
      [...callbacks, ...(responses[0]?.links ?? [])].map(({ anchor, name }) => [
        `${anchor.split('.').length} ${name}`,
        anchor,
      ]),
    );
  };
  const anchors = anchorsOf('on data', 'on-data');
  expect(anchorsOf('on-data', 'on data')).toEqual(anchors);
  expect(new Set(Object.values(anchors)).size).toBe(4);
  expect(Object.values(anchors).filter((anchor) => /-2$|on-data$/.test(anchor))).toEqual([]);
});
