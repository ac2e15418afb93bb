import { Highlight } from 'prism-react-renderer';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { prismTheme } from '../../src/components/prismTheme';
import { highlight } from '../../src/components/reference/highlight';
import { Prism } from '../../src/components/reference/prism';
import { furtherLanguages } from '../../src/plugins/api-reference/client/requestBuilder/explorer/postmanLanguages';

/** A line or two of each language that guides and samples are written in. */
const CASES: [language: string, code: string][] = [
  ['bash', 'for id in 1 2; do\n  curl --header "Accept: text/plain" "$URL/$id" # one by one\ndone'],
  ['http', 'POST /v1/tasks HTTP/1.1\nContent-Type: application/json\n\n{"name": "Check the fridge"}'],
  ['json', '{"name": "Check the fridge", "size": 3, "open": true}'],
  ['yaml', 'name: Check the fridge\nsize: 3\nopen: true # still'],
  ['javascript', "const tasks = await load('open', 3);"],
  ['typescript', "const tasks: Task[] = await load('open', 3);"],
  ['python', "tasks = load('open', 3)  # all\nreturn None"],
  ['php', "<?php\n$tasks = load('open', 3);\nreturn null;"],
  ['java', 'String name = load("open", 3);\nreturn null;'],
  ['csharp', 'var tasks = await Load("open", 3);\nreturn null;'],
  ['go', 'tasks := load("open", 3)\nreturn nil'],
  ['ruby', "tasks = load('open', 3)\nreturn nil"],
  ['kotlin', 'val tasks = load("open", 3)\nreturn null'],
  ['swift', 'let tasks = load("open", 3)\nreturn nil'],
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
