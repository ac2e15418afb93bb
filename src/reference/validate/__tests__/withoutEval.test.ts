import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const program = `
const { createValidator } = require(${JSON.stringify(path.resolve(__dirname, '../validator.ts'))});
const schema = { properties: { a: { pattern: '^a' } }, unevaluatedProperties: false, oneOf: [{ required: ['a'] }] };
createValidator({ openapi: '3.1.0', components: { schemas: { A: schema } } }, new Map()).then((validator) => {
  let evaluated = 'eval works';
  try { (0, eval)('1'); new Function(''); } catch { evaluated = 'no eval'; }
  console.log(evaluated, validator.check('#/components/schemas/A', { a: 'b', c: 1 }, 'request').length);
});`;

it('judges values where no text may be run as code, as under our content-security-policy', () => {
  const flags = ['--require', 'tsx/cjs', '--disallow-code-generation-from-strings'];
  const printed = execFileSync(process.execPath, [...flags, '--eval', program], { encoding: 'utf8' });
  expect(printed.trim()).toBe('no eval 2');
});
