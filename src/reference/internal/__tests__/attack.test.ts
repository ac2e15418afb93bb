import { expect, it } from 'vitest';
import { placeOf } from '../../__tests__/builders';
import { removeInternal } from '../removeInternal';

const ref = (i: number) => ({ $ref: `#/components/schemas/Q${i}` });
it.each([8, 12, 30])('subsets %s', async (n) => {
  const schemas: Record<string, unknown> = {
    Q0: { allOf: [{ properties: { a: ref(0), b: ref(0) } }, { properties: { a: ref(1) } }] },
  };
  for (let i = 1; i < n; i += 1) schemas[`Q${i}`] = { properties: { a: ref(i + 1), b: ref(i + 1) } };
  schemas[`Q${n}`] = { properties: { SECRET: { 'x-internal': true }, b: {} }, required: ['SECRET'] };
  const t = Date.now();
  const { problems, document } = await removeInternal({
    document: { openapi: '3.1.0', info: { title: 'a', version: '1' }, components: { schemas } },
    locate: placeOf,
  });
  console.log(
    n,
    Date.now() - t,
    JSON.stringify(problems.map(({ message, place }) => [place.pointer, message])),
    /SECRET/.test(JSON.stringify(document)),
  );
});
