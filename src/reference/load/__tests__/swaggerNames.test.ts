import type { OpenAPIV2 } from 'openapi-types';
import { describe, expect, it } from 'vitest';
import { placeOf } from '../../__tests__/builders';
import { asNode } from '../../json';
import { valueAt } from '../../pointer';
import { convertSwagger } from '../swagger';

const names = [...Object.getOwnPropertyNames(Object.prototype), '$ref', 'x-a', 'type', 'properties', 'schema', 'items'];

describe.each(names)('what is called %s', (name) => {
  /** A value with this name as an own member, which a literal has no form for. */
  const called = (inner: object): Record<string, object> => JSON.parse(JSON.stringify([[name, inner]]), asMembers);
  const asMembers = (_key: string, value: unknown): unknown =>
    Array.isArray(value) && Array.isArray(value[0]) ? Object.fromEntries(value) : value;

  it('stays in the place that it has', async () => {
    const text = { type: 'string' };
    const properties = { first: text, ...called({ type: 'object', properties: called(text) }), last: text };
    const definitions = {
      ...called({ type: 'object', required: [name], properties, example: called({ a: 1 }) }),
      Referring: { type: 'object', properties: { inner: { $ref: `#/definitions/${name}/properties/${name}` } } },
    };
    const swagger = { swagger: '2.0', info: { title: 'A', version: '1' }, paths: {}, definitions };
    const { document } = await convertSwagger(swagger as unknown as OpenAPIV2.Document, placeOf);
    // What a component cannot be called is replaced.
    const component = name === '$ref' ? '_ref' : name;
    const schema = asNode(valueAt(document, `#/components/schemas/${component}`));
    expect(JSON.stringify(schema.properties)).toBe(JSON.stringify(properties));
    expect(JSON.stringify(schema.example)).toBe(JSON.stringify(called({ a: 1 })));
    expect(schema.required).toEqual([name]);
    const { $ref } = asNode(valueAt(document, '#/components/schemas/Referring/properties/inner'));
    expect($ref).toBe(`#/components/schemas/${component}/properties/${name}`);
  });
});
