import { expect, it } from 'vitest';
import { renderTexts, schemasOf } from '../../../__tests__/builders';
import { createExampleCache } from '../../../examples/schemaExample';
import { bodySchema } from '../bodySchema';

const ref = (index: number): string => `{$ref: '#/components/schemas/N${index}'}`;

// It takes 11 s on a quiet machine.
it('ends in schemas that restate each other in every property', { timeout: 180_000 }, () => {
  const levels = Array.from({ length: 19 }, (_, index) => {
    const inner = `{allOf: [${ref(index - 1)}, {properties: {y: ${ref(index - 1)}}}]}`;
    return index === 0 ? 'N0: {type: string}' : `N${index}: {allOf: [${ref(index - 1)}], properties: {x: ${inner}}}`;
  });
  const schemas = schemasOf(levels.join('\n'));
  const form = bodySchema(schemas.get('N18')?.schema ?? { kind: 'any' }, {
    ...{ schemas, renderText: renderTexts, cache: createExampleCache(schemas) },
  });
  expect(JSON.stringify(form).length).toBeLessThan(1_000_000);
});
