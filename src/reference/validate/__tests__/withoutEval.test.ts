import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compileProgram } from '../../../../tests/support/compileProgram';

const program = `
import { createValidator } from './validator';
const schema = { properties: { a: { pattern: '^a' } }, unevaluatedProperties: false, oneOf: [{ required: ['a'] }] };
createValidator({ openapi: '3.1.0', components: { schemas: { A: schema } } }, new Map()).then((validator) => {
  let evaluated = 'eval works';
  try { (0, eval)('1'); new Function(''); } catch { evaluated = 'no eval'; }
  console.log(evaluated, validator.check('#/components/schemas/A', { a: 'b', c: 1 }, 'request').length);
});`;

it('judges values where no text may be run as code, as under our content-security-policy', () => {
  const compiled = compileProgram(program, path.resolve(__dirname, '..'));
  const flags = ['--disallow-code-generation-from-strings', '-'];
  const printed = execFileSync(process.execPath, flags, { encoding: 'utf8', input: compiled });
  expect(printed.trim()).toBe('no eval 2');
});
