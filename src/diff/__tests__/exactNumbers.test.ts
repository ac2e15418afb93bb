import { expect, it } from 'vitest';
import { parseJson } from '../../reference/jsonText';
import { compareDescriptions } from '../compareDescriptions';

/** A description whose operation takes a number of a schema. */
function taking(schema: string): object {
  const content = `{"application/json": {"schema": ${schema}}}`;
  const operation = `{"requestBody": {"content": ${content}}, "responses": {"200": {"description": "Done"}}}`;
  return parseJson(
    `{"openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {"/a": {"post": ${operation}}}}`,
  ) as object;
}

it.each<[before: string, after: string, found: string[]]>([
  ['{"maximum": 9223372036854775807}', '{"maximum": 9223372036854775806}', ['limit-tightened']],
  ['{"maximum": 9007199254740992}', '{"maximum": 9007199254740993}', ['limit-loosened']],
  ['{"maximum": 1.10}', '{"maximum": 1.1}', []],
  ['{"multipleOf": 0.10}', '{"multipleOf": 0.1}', []],
  ['{"multipleOf": 0.3}', '{"multipleOf": 0.1}', ['limit-loosened']],
  [
    '{"type": "integer", "exclusiveMaximum": 9223372036854775808}',
    '{"type": "integer", "maximum": 9223372036854775807}',
    [],
  ],
  ['{"enum": [9007199254740992, 1]}', '{"enum": [9007199254740993, 1]}', ['value-added', 'value-removed']],
  ['{"enum": [5.0, 1]}', '{"enum": [5, 1]}', []],
])('%s → %s', (before, after, found) => {
  const changes = compareDescriptions(taking(before), taking(after), '2026-03-01');
  expect(changes.map(({ rule }) => rule).sort()).toEqual(found);
});

it.each([
  ['9223372036854775807', '9223372036854775806.50'],
  ['100.00', '50.0'],
])('says both limits as they are written: %s → %s', (before, after) => {
  const [change] = compareDescriptions(taking(`{"maximum": ${before}}`), taking(`{"maximum": ${after}}`), '2026-03-01');
  expect(change?.message).toContain(`${before} → ${after}`);
});
