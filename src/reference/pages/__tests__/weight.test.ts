import { describe, expect, it } from 'vitest';
import { makeAll, modelOf } from '../../__tests__/builders';
import { schemasByName } from '../../schema';
import { createWeigher, weightTogether } from '../splitOperations';

const ref = (name: string): string => `{$ref: '#/components/schemas/${name}'}`;
const answer = (name: string): string => `responses: {200: {content: {application/json: {schema: ${ref(name)}}}}}`;
const yaml = `
paths:
  /a: {get: {tags: [T], operationId: a, ${answer('A')}}}
  /b: {get: {tags: [T], operationId: b, ${answer('B')}}}
  /c: {get: {tags: [T], operationId: c}}
  /d: {post: {tags: [T], operationId: d, requestBody: {content: {application/json: {example: {text: ${'x'.repeat(1500)}}}}}}}
components:
  schemas:
    A: {type: object, properties: {b: ${ref('B')}, a: ${ref('A')}}}
    B: {type: object, description: ${'x'.repeat(5000)}}`;

/** What each operation adds to a page with those before it. */
function weigh(...ids: string[]): number[] {
  const { model } = modelOf(yaml);
  const operations = ids.map((id) => model.operations.find((operation) => operation.id === id) ?? never());
  const weights = operations.map(createWeigher(schemasByName(model.schemas)));
  const upTo = (end: number): number => weightTogether(weights.slice(0, end));
  return weights.map((_, index) => Math.round(upTo(index + 1) - upTo(index)));
}

function never(): never {
  throw new Error('no such operation');
}

describe('the weight of an operation', () => {
  it('has the schemas that it leads to, also through others, and those of the page only once', () => {
    const [a = 0, b = 0, c = 0] = weigh('a', 'b', 'c');
    const [alone = 0] = weigh('b');
    expect(a).toBeGreaterThan(5000);
    expect(alone - b).toBeGreaterThan(4000);
    expect(b - c).toBeLessThan(1000);
  });

  it('has a body in every language of the samples', () => {
    const [c = 0, d = 0] = weigh('c', 'd');
    expect(d - c).toBeGreaterThan(10_000);
  });

  it('is about what it adds to the data of a page', () => {
    const { pages } = makeAll(yaml);
    const data = pages.flatMap((page) => (page.kind === 'api' ? [JSON.stringify(page.operations).length] : []));
    const weight = weigh('a', 'b', 'c', 'd').reduce((sum, each) => sum + each);
    expect(weight / (data[0] ?? 0)).toBeGreaterThan(0.6);
    expect(weight / (data[0] ?? 0)).toBeLessThan(1.5);
  });
});
