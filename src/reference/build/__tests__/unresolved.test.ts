import { expect, it } from 'vitest';
import { makeAll, modelOf } from '../../__tests__/builders';

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
        "404": ${lost('responses')}
`;

const references = ['parameters', 'requestBodies', 'headers', 'links', 'examples', 'schemas', 'responses'].map(
  (kind) => `#/components/${kind}/Lost`,
);

it.each([...references, 'other.yaml'])('a page shows %s in its place, as unresolved', (reference) => {
  const { pages } = makeAll(operation);
  expect(JSON.stringify(pages)).toContain(`Unresolved reference: <code>${reference}</code>`);
});

it('a parameter whose place is not known is in no request', () => {
  const { model } = modelOf(operation);
  expect(model.operations[0]?.parameters).toMatchObject([{ name: 'Lost', in: 'unresolved', required: false }]);
});

it('keeps the operations beside a reference of a path that leads nowhere', () => {
  const { model } = modelOf(`paths:\n  /a: {$ref: other.yaml, get: {responses: {}}}\n`);
  expect(model.operations.map(({ description }) => description?.source)).toEqual([
    'Unresolved reference: `other.yaml`',
  ]);
});
