import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addresses, attacks } from './attacks';
import { type Generated, generateFrom } from './generated';
import { hostileDescription } from './hostile';
import { findUnsafe } from './unsafe';
import { findUnsafeMarkdown } from './unsafeMarkdown';

/** Everything that could run or ask another site for something, over all that is made of a description. */
function findAllUnsafe({ reference, pages, inserts }: Generated): string[] {
  const found = pages.flatMap(({ html }) => findUnsafe(html));
  for (const { kind, text } of Object.values(inserts)) {
    if (kind === 'html') found.push(...findUnsafe(text));
    if (kind === 'markdown') found.push(...findUnsafeMarkdown(text));
  }
  for (const { url } of reference.pages)
    if (!/^\/docs\/api_reference\/(api|models)(\/[\p{L}\p{M}\p{N}_-]{1,120})+$/u.test(url)) found.push(url);
  for (const file of reference.files()) if (/(^|\/)\.\.(\/|$)|^\//.test(file.path)) found.push(file.path);
  return found;
}

/** Counts up in every text, so that names do not clash and each place can be told. */
function counting(give: (index: number) => string): () => string {
  let index = 0;
  return () => give(index++);
}

it.each(attacks.map((attack) => [attack.slice(0, 80), attack]))(
  'takes %j for text in every place',
  async (_name, attack) => {
    const text = counting((index) =>
      index % 3 === 0 ? attack : index % 3 === 1 ? `${attack} ${index}` : `${index}${attack}`,
    );
    const generated = await generateFrom(hostileDescription(text, () => 'https://ok.example/'));
    expect(generated.pages.length).toBeGreaterThan(3);
    expect(findAllUnsafe(generated)).toEqual([]);
  },
);

it.each(addresses)('makes no link to %j', async (address) => {
  const text = counting((index) => `text${index} [link](<${address.replace(/[\n<>]/g, '')}>)`);
  const generated = await generateFrom(hostileDescription(text, () => address));
  expect(findAllUnsafe(generated)).toEqual([]);
});

it('keeps the links that are safe', async () => {
  const text = counting(
    (index) => `text${index} [x](https://ok.example/${index}), [y](mailto:a@ok.example), [z](tel:+1)`,
  );
  const { pages } = await generateFrom(hostileDescription(text, () => 'https://ok.example/docs'));
  const html = pages.map((page) => page.html).join('');
  for (const href of ['https://ok.example/docs', 'https://ok.example/', 'mailto:a@ok.example', 'tel:+1']) {
    expect(html).toContain(`href="${href}`);
  }
});

it('stays safe whatever texts and addresses a description has', async () => {
  const pieces = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom(...attacks, ...addresses),
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '`',
      '&',
      '\n',
      '\n\n',
      '[',
      '](',
      ')',
      '|',
      '\\',
      '{',
      '}',
      '#',
      '- ',
      '    ',
      'javascript:',
    ),
  );
  const texts = fc.array(pieces, { maxLength: 5 }).map((parts) => parts.join(''));
  const deck = fc.array(texts, { minLength: 7, maxLength: 23 });
  await fc.assert(
    fc.asyncProperty(deck, deck, async (words, urls) => {
      const text = counting((index) => `${words[index % words.length] || 'x'}${index % 2 === 0 ? index : ''}`);
      const address = counting((index) => (urls[index % urls.length] ?? '').replace(/^#?\/*$/, '/'));
      expect(findAllUnsafe(await generateFrom(hostileDescription(text, address)))).toEqual([]);
    }),
    { numRuns: 100, seed: 20_260_301 },
  );
}, 240_000);

it('writes a description for download that is the same data', async () => {
  const document = hostileDescription(
    counting((index) => attacks[index % attacks.length] + String(index)),
    () => 'https://ok.example/',
  );
  const { reference } = await generateFrom(document);
  const json = reference.files().find(({ path }) => path === 'openapi.json')?.content ?? '';
  expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(document).replaceAll('\\ud800', '\ufffd')));
});

it('lets no text name a variable of Postman, in which a reader keeps something else', async () => {
  const document = hostileDescription(
    counting((index) => `{{secret}}${index % 2 === 0 ? '' : index}`),
    () => 'https://ok.example/{{secret}}',
  );
  const { reference } = await generateFrom(document);
  const collection = reference.files().find(({ path }) => path.endsWith('.postman_collection.json'))?.content ?? '';
  const requests: string[] = [];
  // Of what is in a collection these are texts for readers; all else of a request is sent.
  const shown = new Set(['description', 'name', 'response']);
  JSON.parse(collection, (key, value) => {
    if (key === 'request') requests.push(JSON.stringify(value));
    return shown.has(key) ? undefined : value;
  });
  expect(requests.length).toBeGreaterThan(1);
  expect(requests.filter((request) => /\{\{secret/i.test(request))).toEqual([]);
});

it('leaves the prototype of all objects as it was', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
