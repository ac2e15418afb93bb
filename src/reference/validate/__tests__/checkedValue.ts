import { expect } from 'vitest';
import { parse } from 'yaml';
import { documentOf, placeOf } from '../../__tests__/builders';
import type { Json } from '../../json';
import { buildModel } from '../../objects/model';
import type { Direction } from '../../schema';
import { createValidator, type ValueProblem } from '../validator';

/** Problems of a value, by a schema in YAML that may refer to named ones. */
export async function found(
  yaml: string,
  value: Json,
  { named = '', openapi = '3.1.0', direction = 'request' as Direction } = {},
): Promise<ValueProblem[]> {
  const components = { schemas: { ...(parse(named) ?? {}), Subject: parse(yaml) } };
  const document = { ...documentOf('', openapi), components };
  const { schemaNodes } = buildModel({ document: document as never, locate: placeOf });
  const validator = await createValidator(document, schemaNodes);
  const pointer = '#/components/schemas/Subject';
  const list = validator.check(pointer, value, direction);
  expect(validator.accepts(pointer, value, direction)).toBe(list.length === 0);
  return list;
}

/** The problems as `pointer keyword`. */
export async function problems(...[yaml, value, rest]: Parameters<typeof found>): Promise<string[]> {
  return (await found(yaml, value, rest)).map(({ pointer, keyword }) => `${pointer} ${keyword}`);
}
