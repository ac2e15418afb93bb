import { expect, it } from 'vitest';
import { externalDocsView } from '../externalDocs';
import { createTextRenderer } from '../texts';

const renderText = createTextRenderer((href) => (href.startsWith('/lost') ? undefined : href));

it.each<[what: string, description: string | undefined, label: string, isTextBeside: boolean]>([
  ['its address, without words', undefined, 'https://docs.example/', false],
  ['its words', 'How *orders* work', 'How orders work', false],
  ['its words, which are beside it with their link', 'See [orders](/orders)', 'See orders', true],
  ['its address, where its words are a text', 'Read how orders work. '.repeat(8), 'https://docs.example/', true],
])('a link to further documentation is named by %s', (_what, description, label, isTextBeside) => {
  const { externalDocs } = externalDocsView(
    { url: 'https://docs.example/', ...(description ? { description: [description] } : {}) },
    renderText,
  );
  expect(externalDocs?.label).toBe(label);
  expect(externalDocs?.description !== undefined).toBe(isTextBeside);
});

it.each<[what: string, url: string, description: string | undefined, label: string | undefined]>([
  ['nothing, without words', '/lost/#a', undefined, undefined],
  ['nothing, where the address can be no link', 'javascript:alert(1)', undefined, undefined],
  ['its words', '/lost/', 'How *orders* work', 'How orders work'],
  ['its words, however many', '/lost/', 'Read how orders work. '.repeat(8), 'Read how orders work. '.repeat(8).trim()],
])('of a link that leads nowhere is left: %s', (_what, url, description, label) => {
  const { externalDocs, written } = externalDocsView(
    { url, ...(description ? { description: [description] } : {}) },
    renderText,
  );
  expect(externalDocs?.label).toBe(label);
  expect(externalDocs?.href).toBeUndefined();
  expect(written).toEqual([{ source: [url], broken: [url] }]);
});
