import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { highlight } from '../highlight';

const cases: [name: string, given: string, want: string][] = [
  ['key and values of JSON', '"id": 162, "s": "a"', '"id": <var>162</var>, "s": <b>"a"</b>'],
  ['command and option', 'curl -G x \\\n  -d page=1', '<i>curl</i> <u>-G</u> x \\\n  <u>-d</u> page=<var>1</var>'],
  ['call and keyword', 'await get(`a ${b}`)', '<u>await</u> <i>get</i>(<b>`a ${b}`</b>)'],
  ['version in an address', 'https://x/v1/tasks', 'https://x/v1/tasks'],
  ['markup', '"<b>"', '<b>"&lt;b&gt;"</b>'],
];

test.each(cases)('%s', (_name, given, want) => {
  const markup = renderToStaticMarkup(createElement(Fragment, null, ...highlight(given))).replaceAll('&quot;', '"');
  expect(markup).toBe(want);
});
