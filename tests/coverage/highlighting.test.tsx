import { describe, expect, it } from 'vitest';
import { highlight } from '../../src/components/reference/highlight';
import type { SampleRequest } from '../../src/reference/sampleRequest';
import { shownCases } from '../../src/reference/samples/__tests__/cases';
import { sampleLanguages } from '../../src/reference/samples/languages';

const request = shownCases.json as SampleRequest;

/** A line or two of each language that guides are written in, and a sample of each that the reference has. */
const CASES: [language: string, code: string][] = [
  ['http', 'POST /v1/tasks HTTP/1.1\nContent-Type: application/json\n\n{"name": "Check the fridge"}'],
  ['json', '{"name": "Check the fridge", "size": 3, "open": true}'],
  ['yaml', 'name: Check the fridge\nsize: 3\nopen: true # still'],
  ['typescript', "const tasks: Task[] = await load('open', 3);"],
  ...sampleLanguages.map(({ prism, write }): [string, string] => [prism, write(request)]),
];

describe.each(CASES)('code in %s', (language, code) => {
  it('has at least two colours', () => {
    const pieces = highlight(code, language);
    expect(pieces.map(({ text }) => text).join('')).toBe(code);
    expect(new Set(pieces.flatMap(({ element }) => element ?? [])).size).toBeGreaterThanOrEqual(2);
  });
});
