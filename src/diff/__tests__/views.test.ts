import { expect, it } from 'vitest';
import { createViews } from '../schemas/views';

it('has each schema of a chain once, where each is made of the one before in two places', () => {
  const length = 40;
  const all = Array.from({ length }, (_, index): [string, object] => {
    const previous = { $ref: `#/components/schemas/n${index - 1}` };
    const made = { title: `n${index}`, allOf: [previous, { nullable: true, allOf: [previous] }] };
    return [`n${index}`, index === 0 ? { title: 'n0' } : made];
  });
  const document = { openapi: '3.1.0', components: { schemas: Object.fromEntries(all) } };
  const pointer = `#/components/schemas/n${length - 1}`;
  const { schemas, references } = createViews(document).view([{ value: { $ref: pointer }, pointer: '#/a' }]);
  expect(schemas.map(({ node }) => node.title).filter(Boolean)).toEqual(all.map(([name]) => name).reverse());
  expect(references.length).toBeLessThan(length * 4);
});
