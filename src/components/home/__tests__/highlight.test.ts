import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { highlight } from '../highlight';

const cases: [name: string, given: string, want: string][] = [
  ['key and values of JSON', '"id": 162, "s": "a"', '<k>"id"</k>: <n>162</n>, <k>"s"</k>: <s>"a"</s>'],
  ['command and option', 'curl -G x \\\n  -d page=1', '<f>curl</f> <w>-G</w> x \\\n  <w>-d</w> page=<n>1</n>'],
  ['call and keyword', 'await get(`a ${b}`)', '<w>await</w> <f>get</f>(<s>`a ${b}`</s>)'],
  ['version in an address', 'https://x/v1/tasks', 'https://x/v1/tasks'],
  ['markup', '"<b>"', '<s>"&lt;b&gt;"</s>'],
];

test.each(cases)('%s', (_name, given, want) => {
  const markup = renderToStaticMarkup(createElement(Fragment, null, ...highlight(given))).replaceAll('&quot;', '"');
  expect(markup.replace(/<span class="t-(.)">(.*?)<\/span>/gs, '<$1>$2</$1>')).toBe(want);
});
