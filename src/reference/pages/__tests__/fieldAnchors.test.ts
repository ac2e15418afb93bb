import { expect, it } from 'vitest';
import { makeAll } from '../../__tests__/builders';
import { fieldAnchors } from '../anchors';
import { anchorFor } from './anchorFor';

/** The anchors of the fields of the model `A`, written as a schema. */
function anchorsOf(schema: string): Record<string, string> {
  const { pages } = makeAll(`components: {schemas: {A: ${schema}}}`);
  const page = pages.find(({ url }) => url.endsWith('/a'));
  if (page?.kind !== 'model') throw new Error('The model has no page.');
  return Object.fromEntries(fieldAnchors(page.schema));
}

it.each<[string, string, Record<string, string>]>([
  ['a field', '{type: object, properties: {id: true}}', { id: anchorFor('A', 'id') }],
  [
    'a field inside a field',
    '{type: object, properties: {b: {type: object, properties: {id: true}}}}',
    { b: anchorFor('A', 'b'), 'b.id': anchorFor('A', 'b', 'id') },
  ],
  [
    'of two alternatives with one field the first',
    '{oneOf: [{title: X, type: object, properties: {id: true}}, {title: Y, type: object, properties: {id: true}}]}',
    { id: anchorFor('A', 'X', 'id') },
  ],
])('the name leads to %s', (_what, schema, want) => expect(anchorsOf(schema)).toEqual(want));
