import { expect, it } from 'vitest';
import { parseJson } from '../../jsonText';
import { createValidator } from '../validator';

it.each<[schema: string, value: string, reasons: string[]]>([
  ['{"maximum":9223372036854775807}', '9223372036854775807', []],
  ['{"maximum":9223372036854775807}', '9223372036854775808', ['must be at most 9223372036854775807']],
  ['{"minimum":-9223372036854775808}', '-9223372036854775809', ['must be at least -9223372036854775808']],
  ['{"exclusiveMinimum":9007199254740992}', '9007199254740993', []],
  ['{"exclusiveMaximum":1.10}', '1.1', ['must be less than 1.10']],
  ['{"multipleOf":0.01}', '79228162514264337593543950.33', []],
  ['{"multipleOf":0.01}', '79228162514264337593543950.335', ['must be a multiple of 0.01']],
  ['{"multipleOf":0.1}', '0.3', []],
  ['{"enum":[9007199254740993]}', '9007199254740993', []],
  ['{"enum":[9007199254740993]}', '9007199254740992', ['must be 9007199254740993']],
  ['{"enum":[1.10]}', '1.1', []],
  ['{"const":{"a":[9007199254740993]}}', '{"a":[9007199254740993]}', []],
  ['{"const":{"a":[9007199254740993]}}', '{"a":[9007199254740992]}', ['must be {"a":[9007199254740993]}']],
  ['{"uniqueItems":true}', '[9007199254740992,9007199254740993]', []],
  ['{"uniqueItems":true}', '[1.10,1.1]', ['must not have the same item twice']],
  ['{"type":"integer"}', '5.0', []],
  ['{"type":"integer"}', '9007199254740993', []],
  ['{"type":"integer"}', '5.10', ['must be integer']],
  ['{"type":"string"}', '1.10', ['must be string']],
  ['{"type":"object"}', '1.10', ['must be object']],
  ['{"minLength":2.0}', '"a"', ['must have at least 2 characters']],
  ['{"properties":{"a":{"items":{"maximum":1.5}}}}', '{"a":[1.10,9007199254740993]}', ['must be at most 1.5']],
  ...formatLimits(),
])('%s says of %s: %j', async (schema, value, reasons) => {
  const document = parseJson(`{"openapi":"3.1.0","components":{"schemas":{"A":${schema}}}}`) as object;
  const { check, accepts } = await createValidator(document, new Map());
  expect(check('#/components/schemas/A', parseJson(value), 'request').map(({ reason }) => reason)).toEqual(reasons);
  expect(accepts('#/components/schemas/A', parseJson(value), 'request')).toBe(reasons.length === 0);
});

/** Each format of integers with its limits, which it accepts, and the numbers beyond them. */
function formatLimits(): [schema: string, value: string, reasons: string[]][] {
  const limits: [format: string, below: string, least: string, greatest: string, above: string][] = [
    ['int8', '-129', '-128', '127', '128'],
    ['int16', '-32769', '-32768', '32767', '32768'],
    ['int32', '-2147483649', '-2147483648', '2147483647', '2147483648'],
    ['int64', '-9223372036854775809', '-9223372036854775808', '9223372036854775807', '9223372036854775808'],
    ['uint8', '-1', '0', '255', '256'],
    ['uint16', '-1', '0', '65535', '65536'],
    ['uint32', '-1', '0', '4294967295', '4294967296'],
    ['uint64', '-1', '0', '18446744073709551615', '18446744073709551616'],
  ];
  return limits.flatMap(([format, below, least, greatest, above]) =>
    [below, least, greatest, above].map((value): [string, string, string[]] => [
      `{"type":"integer","format":"${format}"}`,
      value,
      value === below || value === above ? [`must have the format ${format}`] : [],
    ]),
  );
}
