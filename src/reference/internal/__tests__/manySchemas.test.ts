import { expect, it } from 'vitest';
import { placeOf } from '../../__tests__/builders';
import { isNode, type Node } from '../../json';
import { removeInternal } from '../removeInternal';

/** What values are like: an object whose hidden fields are called `SECRET…`, a list of such, or a text. */
type Shape = { fields: [name: string, shape: Shape][] } | { items: Shape } | 'text';

/** Numbers below a limit, the same ones for the same seed. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const isHidden = (name: string): boolean => name.startsWith('SECRET');

/** A description of one body by schemas that refer to each other, with conditions and alternatives that name its fields. */
function createDescription(seed: number): Node {
  const random = createRandom(seed);
  const is = (percent: number): boolean => random(100) < percent;
  const schemas: Node = {};
  let count = 0;
  const shapeOf = (depth: number): Shape => {
    if (depth === 0 || is(30)) return 'text';
    if (is(30)) return { items: shapeOf(depth - 1) };
    const names = Array.from({ length: 1 + random(3) }, () => {
      count += 1;
      return `${is(35) ? 'SECRET' : 'public'}${count}`;
    });
    return { fields: names.map((name) => [name, shapeOf(depth - 1)]) };
  };
  /** What else is said of a value. Only under a condition (`isFree`) may it describe hidden fields: they would be public. */
  const statement = (shape: Shape, isFree: boolean): Node => {
    if (shape === 'text') return {};
    if ('items' in shape) {
      const isContained = is(50);
      return { [isContained ? 'contains' : 'items']: statement(shape.items, isFree || isContained) };
    }
    const names = shape.fields.map(([name]) => name);
    const described = shape.fields.filter(([name]) => (isFree || !isHidden(name)) && is(50));
    return {
      ...(is(60) ? { required: names } : {}),
      ...(is(30) ? { dependentRequired: { [names[0] ?? '']: names } } : {}),
      ...(is(20) ? { propertyNames: { enum: names } } : {}),
      ...{ properties: Object.fromEntries(described.map(([name, inner]) => [name, statement(inner, isFree)])) },
    };
  };
  const decorated = (schema: Node, shape: Shape): Node => {
    if (shape === 'text' || is(30)) return schema;
    const free = (): Node => statement(shape, true);
    const key = 'fields' in shape ? (shape.fields[0]?.[0] ?? '') : 'other';
    const further: Node[] = [
      { if: free(), then: free(), else: free() },
      { not: free() },
      { not: { allOf: [free()] } },
      { oneOf: [free(), { minProperties: 0 }, free()] },
      { anyOf: [free(), { minProperties: 0 }] },
      { dependentSchemas: { [key]: free() } },
      statement(shape, false),
    ];
    const chosen = further[random(further.length)] ?? {};
    return decorated(is(50) ? { allOf: [schema, chosen] } : { ...chosen, allOf: [schema] }, shape);
  };
  const schemaOf = (shape: Shape): Node => {
    if (shape === 'text') return { type: 'string' };
    if ('items' in shape) return decorated({ type: 'array', items: schemaOf(shape.items) }, shape);
    const properties = shape.fields.map(([name, inner]): [string, Node] => [
      name,
      { ...schemaOf(inner), ...(isHidden(name) ? { 'x-internal': true } : {}) },
    ]);
    const own = { type: 'object', properties: Object.fromEntries(properties) };
    if (is(50)) return decorated(own, shape);
    count += 1;
    schemas[`C${count}`] = own;
    return decorated({ $ref: `#/components/schemas/C${count}` }, shape);
  };
  const exampleOf = (shape: Shape): unknown => {
    if (shape === 'text') return 'a';
    if ('items' in shape) return [exampleOf(shape.items)];
    return Object.fromEntries(shape.fields.map(([name, inner]) => [name, exampleOf(inner)]));
  };
  const shape: Shape = { fields: [['public', shapeOf(3)]] };
  const content = { 'application/json': { schema: schemaOf(shape), example: exampleOf(shape) } };
  const operation = { requestBody: { content }, responses: { 200: { description: 'd' } } };
  return { openapi: '3.1.0', paths: { '/a': { post: operation } }, components: { schemas } };
}

it('whatever schemas say of fields that are internal, and however they lead to them, nothing of it is left', async () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const document = createDescription(seed);
    const left = await removeInternal({ document, locate: placeOf });
    expect(isNode(left.document.paths), `description ${seed}`).toBe(true);
    expect(JSON.stringify(left.document), `description ${seed}`).toContain('"public"');
    expect(JSON.stringify(left.document), `description ${seed}`).not.toMatch(/SECRET|x-internal/);
    expect(left.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  }
});
