import { Highlight } from 'prism-react-renderer';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { prismTheme } from '../../src/components/prismTheme';
import { highlight } from '../../src/components/reference/highlight';
import { Prism } from '../../src/components/reference/prism';
import { furtherLanguages } from '../../src/plugins/api-reference/client/requestBuilder/explorer/postmanLanguages';
import type { SampleRequest } from '../../src/reference/request/sampleRequest';
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

/** The same of the languages that only the request builder writes. */
const BUILDER_CASES: [language: string, code: string][] = [
  ['c', 'char *name = load("open", 3);\nreturn NULL;'],
  ['dart', "var tasks = await load('open', 3);\nreturn null;"],
  ['objectivec', 'NSString *name = @"open";\nreturn nil;'],
  ['ocaml', 'let tasks = load "open" 3 in\nif true then tasks'],
  ['powershell', "$tasks = Invoke-RestMethod 'open' -Method 'GET'\nreturn $true"],
  ['r', 'tasks <- load("open", 3)\nif (TRUE) tasks'],
  ['rust', 'let tasks = load("open", 3);\nreturn None;'],
];

/** The colours of code as the request builder draws it. */
function builderColours(language: string, code: string): number {
  const colours = new Set<string | undefined>();
  renderToStaticMarkup(
    <Highlight code={code} language={language} theme={prismTheme} prism={Prism}>
      {({ tokens, getTokenProps }) => {
        for (const token of tokens.flat()) colours.add(getTokenProps({ token }).style?.color);
        return null;
      }}
    </Highlight>,
  );
  colours.delete(undefined);
  return colours.size;
}

it('every language of the request builder is tried here', () => {
  const tried = [...CASES, ...BUILDER_CASES].map(([language]) => language);
  expect(furtherLanguages.map(({ prism }) => prism).filter((language) => !tried.includes(language))).toEqual([]);
});

it.each(BUILDER_CASES)('code in %s has at least two colours in the request builder', (language, code) => {
  expect(builderColours(language, code)).toBeGreaterThanOrEqual(2);
});

describe.each(CASES)('code in %s', (language, code) => {
  it('has at least two colours in guides and samples', () => {
    const pieces = highlight(code, language);
    expect(pieces.map(({ text }) => text).join('')).toBe(code);
    expect(new Set(pieces.flatMap(({ element }) => element ?? [])).size).toBeGreaterThanOrEqual(2);
  });

  it('has at least two colours in the request builder', () => {
    expect(builderColours(language, code)).toBeGreaterThanOrEqual(2);
  });
});
