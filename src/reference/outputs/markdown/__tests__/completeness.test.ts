import { readdirSync } from 'node:fs';
import path from 'node:path';
import MarkdownIt from 'markdown-it';
import { expect, it } from 'vitest';
import { coverageOf, type Shown } from '../../../coverage/__tests__/rendered';
import type { Coverage } from '../../../coverage/coverage';
import type { Reference } from '../../../generate';
import { createToTwin } from '../../../twinAddress';
import { makeGuideInserts } from '../../guideInserts';
import { insertBlocks } from '../insertBlocks';
import { createReferenceTwins } from '../referenceTwin';

const root = path.resolve(__dirname, '../../../../..');
const examples = path.join(root, 'node_modules/@readme/oas-examples');
const markdown = new MarkdownIt({ html: true });

/** A twin as a reader of Markdown shows it, with the operations where the coverage walk looks for them. */
function show(twin: string): string {
  return markdown
    .render(twin)
    .replace(
      /<p><a id="([^"]*)"><\/a><\/p>\n(?=<h2>)/g,
      (_all, anchor) => `<article class="op" aria-labelledby="${anchor}">`,
    )
    .replace(/( href="\/[^"]*?)\.md(?=["#])/g, '$1');
}

/** All twins of a reference, and what the overview's says of it. */
function showTwins(reference: Reference): Shown {
  const toTwin = createToTwin(
    reference.pages.map(({ url }) => url),
    '/',
  );
  const twinOf = createReferenceTwins(toTwin);
  const { introduction, overview } = makeGuideInserts(reference);
  const texts = [introduction, overview].flatMap((insert) => insertBlocks(insert, { href: toTwin }));
  return {
    pages: new Map(reference.pages.map((page) => [page.url, show(twinOf(page))])),
    overview: show(texts.join('\n\n')),
  };
}

async function missingIn(file: string): Promise<Coverage['missing']> {
  const { missing, checked } = await coverageOf(file, showTwins);
  expect(checked).toBeGreaterThan(0);
  return missing.filter((needle) => !isBooleanLimit(needle) && !isBooleanExample(needle));
}

/** `exclusiveMaximum: true` of OpenAPI 3.0 is shown as `Less than`; pages happen to have the word in some sample. */
function isBooleanLimit({ pointer, text }: Coverage['missing'][number]): boolean {
  return /\/exclusive(Minimum|Maximum)$/.test(pointer) && /^(true|false)$/.test(text);
}

/** An example of a boolean says nothing, so it is not shown; pages happen to have the word in some sample. */
function isBooleanExample({ pointer, text }: Coverage['missing'][number]): boolean {
  return pointer.endsWith('/example') && /^(true|false)$/.test(text);
}

const corpus = readdirSync(examples, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^3\.[01]\/.*\.json$/.test(file))
  .sort();

it('finds the corpus', () => {
  expect(corpus.length).toBeGreaterThan(40);
});

it.each(corpus)('the twins of %s hold everything', async (file) => {
  expect(await missingIn(path.join(examples, file))).toEqual([]);
});

it('the twins of our own description hold everything', { timeout: 300_000 }, async () => {
  expect(await missingIn(path.join(root, 'openapi/openapi.yaml'))).toEqual([]);
});

it("the twins of GitHub's description hold everything", { timeout: 900_000 }, async () => {
  expect(await missingIn(path.join(root, 'node_modules/@octokit/openapi/generated/api.github.com.json'))).toEqual([]);
});
