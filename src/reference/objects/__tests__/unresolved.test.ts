import { expect, it } from 'vitest';
import { render } from '../../../components/reference/__tests__/render';
import { makeAll, modelOf } from '../../__tests__/builders';
import { makeGuideInserts } from '../../outputs/guides/guideInserts';
import { insertBlocks } from '../../outputs/guides/insertBlocks';
import { createMarkdownWriter } from '../../outputs/markdown/referencePage';

const lost = (kind: string): string => `{$ref: '#/components/${kind}/Lost'}`;
const operation = `paths:
  /a:
    get:
      parameters: [${lost('parameters')}]
      requestBody: ${lost('requestBodies')}
      responses:
        "200":
          description: OK
          headers: {X-A: ${lost('headers')}}
          links: {next: ${lost('links')}}
          content:
            application/json:
              examples: {one: ${lost('examples')}}
              schema: {type: object, properties: {a: ${lost('schemas')}, b: {type: array, items: {$ref: other.yaml}}}}
            text/csv: ${lost('mediaTypes')}
        "404": ${lost('responses')}
      callbacks:
        whole: ${lost('callbacks')}
        part: {'{$request.body#/url}': ${lost('pathItems')}}
`;

const references = [
  'parameters',
  'requestBodies',
  'headers',
  'links',
  'examples',
  'responses',
  'callbacks',
  'pathItems',
];

it.each(references.map((kind) => `#/components/${kind}/Lost`))(
  'a page shows %s in its place, as unresolved',
  (text) => {
    const { pages } = makeAll(operation);
    expect(JSON.stringify(pages)).toContain(`Unresolved reference: <code>${text}</code>`);
  },
);

it.each([
  ['#/components/schemas/Lost', 'Unresolved reference'],
  ['#/components/mediaTypes/Lost', 'Unresolved reference'],
  ['other.yaml', 'Item unresolved reference'],
])('a page shows %s, which stands for a schema, among its facts', (value, label) => {
  const { pages } = makeAll(operation);
  expect(JSON.stringify(pages)).toContain(JSON.stringify({ keyword: '$ref', label, value }));
});

it.each([
  ['a property with a description', `{type: object, properties: {a: {description: Mine, ${inline('other.yaml')}}}}`],
  ['a list with a description', `{type: array, description: Mine, items: {${inline('other.yaml')}}}`],
  ['a part of all', `{description: Mine, allOf: [{${inline('other.yaml')}}, {type: object}]}`],
  ['one of several', `{description: Mine, oneOf: [{${inline('other.yaml')}}, {type: string}]}`],
])('%s keeps its text beside the reference', (_what, schema) => {
  const { pages } = makeAll(
    `paths: {/a: {put: {requestBody: {description: All, content: {a/b: {schema: ${schema}}}}, responses: {}}}}`,
  );
  expect(JSON.stringify(pages)).toMatch(/nresolved reference","value":"other\.yaml"/);
});

function inline(file: string): string {
  return `$ref: ${file}`;
}

it('says of a body that is not resolved where it leads, and makes no example up', () => {
  const { pages } = makeAll(
    `paths: {/a: {put: {requestBody: {description: All, content: {a/json: {$ref: b.yaml}}}, responses: {}}}}`,
  );
  expect(pages[0]).toMatchObject({ operations: [{ requestBody: { mediaTypes: [{ examples: [] }] } }] });
  expect(JSON.stringify(pages)).not.toContain('--data');
});

it.each([
  ...references.map((kind) => `#/components/${kind}/Lost`),
  '#/components/schemas/Lost',
  '#/components/mediaTypes/Lost',
  'other.yaml',
])('the page and its Markdown page show %s', (reference) => {
  const { pages } = makeAll(operation);
  const [page] = pages;
  if (!page) throw new Error('no page');
  const shown = /[Uu]nresolved reference(&nbsp;|\u00a0|:|<dt>|<\/dt>|<dd>|<code>|[` ])*/.source + reference;
  expect(render(page)).toMatch(new RegExp(shown));
  expect(createMarkdownWriter((href) => href)(page)).toMatch(new RegExp(shown));
});

it('the overview and its Markdown page list the paths whose reference leads nowhere', () => {
  const { overview } = makeGuideInserts(makeAll('paths: {/a: {$ref: a.yaml}}'));
  const [, ...rows] = insertBlocks(overview, (address) => address);
  expect(overview.text).toContain('## Unresolved paths {#unresolved-paths}');
  expect(rows.join('\n')).toContain('| `/a` | Unresolved reference: `a.yaml` |');
});

it('a type in words says that it is unresolved', () => {
  const { pages } = makeAll(operation);
  expect(JSON.stringify(pages)).toContain(JSON.stringify([{ text: 'array of ' }, { text: 'unresolved' }]));
});

it('a parameter whose place is not known is in no request', () => {
  const { model } = modelOf(operation);
  expect(model.operations[0]?.parameters).toMatchObject([{ name: 'Lost', in: 'unresolved', required: false }]);
});

it('a reference to a component that is itself lost is shown', () => {
  const { model } = modelOf(`paths: {/a: {get: {parameters: [{$ref: '#/components/parameters/A'}], responses: {}}}}
components: {parameters: {A: {$ref: other.yaml}}}`);
  expect(model.operations[0]?.parameters).toMatchObject([
    { in: 'unresolved', description: ['Unresolved reference: `other.yaml`'] },
  ]);
});

it('keeps the operations beside a reference of a path that leads nowhere', () => {
  const { model } = modelOf(`paths:\n  /a: {$ref: other.yaml, get: {responses: {}}}\n`);
  expect(model.operations.map(({ description }) => description)).toEqual([['Unresolved reference: `other.yaml`']]);
});

it('lists the paths and webhooks whose reference leads nowhere', () => {
  const { model } = modelOf(
    `paths: {/a: {$ref: a.yaml}, /b: {get: {responses: {}}}}\nwebhooks: {done: {$ref: hooks.yaml}}`,
  );
  expect(model.unresolvedPaths).toEqual([
    { path: '/a', reference: 'a.yaml' },
    { path: 'done', reference: 'hooks.yaml' },
  ]);
});
