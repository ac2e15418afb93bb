import { describe, expect, it } from 'vitest';
import { firstSection, makeAll, modelPage, renderTexts, schemasOf } from '../../__tests__/builders';
import type { OperationSection } from '../../page';
import type { SchemaView } from '../../schemaRows';
import { createRowCounter } from '../countRows';
import { createOutliner } from '../outline';

const ref = (name: string): string => `{$ref: '#/components/schemas/${name}'}`;
const cases: [name: string, yaml: string][] = [
  ['plain fields', 'A: {type: object, properties: {a: {type: string}, b: {type: object, properties: {c: true}}}}'],
  [
    'a named schema twice',
    `A: {type: object, properties: {a: ${ref('B')}, b: ${ref('B')}}}\nB: {type: object, properties: {c: true, d: true}}`,
  ],
  ['itself, in a list', `A: {type: object, properties: {a: {type: array, items: ${ref('A')}}, b: ${ref('A')}}}`],
  [
    'each other',
    `A: {type: object, properties: {b: ${ref('B')}}}\nB: {type: object, properties: {a: ${ref('A')}, b: ${ref('B')}, c: true}}`,
  ],
  [
    'alternatives',
    `A: {oneOf: [${ref('B')}, {type: object, properties: {x: ${ref('A')}}}, {type: string}]}\nB: {type: object, properties: {y: true}}`,
  ],
  ['any key', `A: {type: object, additionalProperties: ${ref('B')}}\nB: {type: object, properties: {y: true}}`],
  ['nothing', 'A: {type: object}'],
];

/** The rows that a page has. */
function rowsIn({ fields, alternatives }: SchemaView): number {
  const options = alternatives.flatMap((each) => each.options.map(({ schema }) => schema));
  return [...fields, ...options].reduce((sum, row) => sum + 1 + rowsIn(row), 0);
}

const limit = { countSteps: () => undefined };

describe('rows of a schema', () => {
  it.each(cases)('counts the rows of a page with %s', (_name, yaml) => {
    const made = makeAll(`components:\n  schemas:\n${yaml.replace(/^/gm, '    ')}`);
    const schemas = schemasOf(yaml);
    const modelHref = (): string => '/a';
    const outlineOf = createOutliner({ schemas, modelHref, renderText: renderTexts, limit });
    const schema = schemas.get('A')?.schema ?? { kind: 'any' };
    const rows = rowsIn(modelPage(made, 'A').schema);
    for (const most of [1000, 2]) {
      const counter = createRowCounter(outlineOf, most);
      counter.add(schema, { open: ['A'] });
      expect(counter.rows()).toBe(Math.min(rows, most));
    }
  });
});

describe('rows of an operation', () => {
  const named = `B: {type: object, properties: {x: true, y: ${ref('C')}}}\nC: {type: object, properties: {z: true, b: ${ref('B')}}}`;
  const json = (schema: string): string => `content: {application/json: {schema: ${schema}}}`;
  const stream = `content: {application/jsonl: {itemSchema: ${ref('B')}}}`;
  const header = `headers: {H: {schema: {type: object, properties: {h: true}}}}`;
  const encoding = `encoding: {x: {${header}}}`;
  const operations: [name: string, yaml: string][] = [
    [
      'parameters',
      `parameters: [{name: q, in: query, schema: ${ref('B')}}, {name: id, in: path}, {name: n, in: nowhere}]`,
    ],
    ['a body and its encoding', `requestBody: {content: {multipart/form-data: {schema: ${ref('B')}, ${encoding}}}}`],
    ['headers', `responses: {200: {${header}}}`],
    ['a stream', `responses: {200: {${stream}}}`],
    [
      'errors, which open nothing that is open above',
      `responses: {200: {${json(ref('B'))}}, 404: {${json(ref('C'))}}, 500: {${json(ref('B'))}}}`,
    ],
    ['errors that are the first to open something', `responses: {404: {${json(ref('B'))}}, 500: {${json(ref('B'))}}}`],
    [
      'callbacks',
      `callbacks: {done: {'{$url}': {post: {requestBody: {${json(ref('B'))}}, responses: {400: {${stream}}}}}}}`,
    ],
  ];

  /** The rows of everything that a section holds. */
  function sectionRows({ parameters, requestBody, responses, callbacks }: OperationSection): number {
    const media = [requestBody, ...responses].flatMap((body) => body?.mediaTypes ?? []);
    const fields = [
      ...parameters.flatMap((group) => group.fields),
      ...responses.flatMap(({ headers }) => headers),
      ...media.flatMap((each) => each.encoding.flatMap((part) => part.fields)),
    ];
    const schemas = media
      .flatMap(({ schema, itemSchema }) => [schema, itemSchema])
      .filter((each) => each !== undefined);
    const inner = callbacks.flatMap((callback) => callback.operations).map(sectionRows);
    return [...fields.map((field) => 1 + rowsIn(field)), ...schemas.map(rowsIn), ...inner].reduce((a, b) => a + b, 0);
  }

  it.each(operations)('are counted as they are laid out: %s', (_name, yaml) => {
    const made = makeAll(
      `paths: {/a: {post: {operationId: a, ${yaml}}}}\ncomponents:\n  schemas:\n${named.replace(/^/gm, '    ')}`,
    );
    const schemas = new Map(made.model.schemas.map((each) => [each.name, each]));
    const outlineOf = createOutliner({ schemas, modelHref: () => '/a', renderText: renderTexts, limit });
    const counter = createRowCounter(outlineOf, 1000);
    for (const operation of made.model.operations) counter.addOperation(operation);
    expect(counter.rows()).toBe(sectionRows(firstSection(made)));
    expect(counter.rows()).toBeGreaterThan(0);
  });
});
