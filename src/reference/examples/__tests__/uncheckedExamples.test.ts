import { expect, it } from 'vitest';
import { documentOf, placeOf } from '../../__tests__/builders';
import { buildModel } from '../../objects/model';
import { schemasByName } from '../../schema';
import { createValidator } from '../../validate/validator';
import { createExampleCache, makeExample } from '../schemaExample';
import { findUncheckedExamples } from '../uncheckedExamples';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

it('says of which schema an example is not checked, and makes one all the same', async () => {
  const schemas: Record<string, object> = { n0: { type: 'object', properties: { a: { type: 'string' } } } };
  for (let index = 1; index < 24; index += 1)
    schemas[`n${index}`] = { oneOf: [ref(`n${index - 1}`), ref(`n${index - 1}`)] };
  schemas.Plain = { type: 'object', properties: { a: { type: 'string' } } };
  const document = { ...documentOf(''), components: { schemas } } as never;
  const { model, schemaNodes } = buildModel({ document, locate: placeOf });
  const byName = schemasByName(model.schemas);
  const cache = createExampleCache(byName, await createValidator(document, schemaNodes));
  const exampleOf = (name: string) =>
    makeExample(byName.get(name)?.schema ?? { kind: 'any' }, byName, 'request', cache);
  expect(exampleOf('Plain')).toEqual({ a: 'text' });
  expect(findUncheckedExamples(cache, schemaNodes, { document, locate: placeOf })).toEqual([]);
  expect(exampleOf('n23')).toEqual({ a: 'text' });
  expect(findUncheckedExamples(cache, schemaNodes, { document, locate: placeOf })).toMatchObject([
    {
      severity: 'notice',
      place: { pointer: '#/components/schemas/n23' },
      message: expect.stringContaining('takes too many steps'),
    },
  ]);
});
