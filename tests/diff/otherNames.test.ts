import { expect, it } from 'vitest';
import { compareDescriptions } from '../../src/diff/compareDescriptions';
import { isNode } from '../../src/reference/json';
import { loadDescription } from '../../src/reference/load/description';

const today = '2026-03-01';
const { description } = await loadDescription('openapi/openapi.yaml', 'openapi');
const document: object = description?.document ?? {};

interface Schemas {
  components: { schemas: Record<string, { properties: Record<string, unknown> }> };
}

/** The document with other names for its schemas, and with each reference to one in an `allOf` of its own. */
function withOtherNames(given: object): Schemas {
  const text = JSON.stringify(given).replace(/#\/components\/schemas\/[\w.-]+/g, '$&Renamed');
  const isReference = (value: unknown): boolean =>
    isNode(value) && String(value.$ref).startsWith('#/components/schemas/');
  const renamed: Schemas = JSON.parse(text, (_, value) => (isReference(value) ? { allOf: [value] } : value));
  const schemas = Object.entries(renamed.components.schemas).map(([name, schema]) => [`${name}Renamed`, schema]);
  return { ...renamed, components: { ...renamed.components, schemas: Object.fromEntries(schemas) } };
}

it('says the same with other names of its schemas, in allOf', () => {
  expect(compareDescriptions(document, withOtherNames(document), today)).toEqual([]);
});

it('has one change, at its place, when a field of such a schema is gone', () => {
  const revision = withOtherNames(document);
  delete revision.components.schemas.TaskRenamed?.properties.updateDate;
  expect(compareDescriptions(document, revision, today)).toMatchObject([
    { rule: 'property-removed', verdict: 'breaking', revision: '#/components/schemas/TaskRenamed', name: 'updateDate' },
  ]);
});
