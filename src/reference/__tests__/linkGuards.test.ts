import sanitizeHtml from 'sanitize-html';
import { describe, expect, it } from 'vitest';
import { escapeHtml, safeHref } from '../escape';
import { allowList, linkTransforms } from '../markdown';
import { createTextRenderer } from '../pages/texts';

/** Addresses that run code, read a file, or lead to another site that is not stated. */
const unsafe = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'view-source:https://example.com',
  '//example.com/x',
  '\\\\example.com/x',
  '/\\example.com/x',
];

/** Addresses whose path is that of another host once its dots are taken out. The sanitiser's list does not look at paths. */
const dotted = [
  ...['/..//evil.example', '/.//evil.example', '..//evil.example', './/evil.example', '/x/..//evil.example'],
  ...['/./\\evil.example', '/..\\/evil.example', '/%2e%2e//evil.example', '/x/%2E./\\evil.example'],
];

const safe = [
  'https://example.com/x?y=1#z',
  'HTTP://example.com/',
  'mailto:team@example.com',
  'tel:+123456',
  '/docs/x#y',
  'x.md',
  '#y',
  '?page=2',
  '/a:b',
  '/a//b',
  '../x',
  '/docs/..',
];

/** The links of what the sanitiser leaves, with one of its two guards in place. */
function linksOf(href: string, guard: sanitizeHtml.IOptions): string[] {
  const html = sanitizeHtml(`<a href="${escapeHtml(href)}">x</a>`, guard);
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link);
}

/** The first guard is off: what is in a link stays as it is. The second, the sanitiser's list, is the one that ships. */
const schemesAlone: sanitizeHtml.IOptions = allowList;

/** The second guard is off: the sanitiser lets every address through. */
const transformsAlone: sanitizeHtml.IOptions = {
  ...allowList,
  allowedSchemes: [
    'http',
    'https',
    'mailto',
    'tel',
    ...unsafe.flatMap((href) => /([a-z-]+):/i.exec(href)?.[1]?.toLowerCase() ?? []),
  ],
  allowProtocolRelative: true,
  transformTags: linkTransforms((href) => href),
};

describe('the schemes of the sanitiser, without the check of each link', () => {
  it.each(unsafe)('let no link to %j through', (href) => expect(linksOf(href, schemesAlone)).toEqual([]));
  it.each(safe)('let %j through', (href) => expect(linksOf(href, schemesAlone)).toEqual([escapeHtml(href)]));
});

describe('the check of each link, without the schemes of the sanitiser', () => {
  it.each([...unsafe, ...dotted])('lets no link to %j through', (href) =>
    expect(linksOf(href, transformsAlone)).toEqual([]),
  );
  it.each(safe)('lets %j through', (href) => expect(linksOf(href, transformsAlone)).toEqual([escapeHtml(href)]));

  it('looks at the address that a link is resolved to, not at the one that is written', () => {
    const transformTags = linkTransforms(() => 'javascript:alert(1)');
    expect(linksOf('/docs', { ...transformsAlone, transformTags })).toEqual([]);
  });

  it.each(unsafe)('makes no link of a picture at %j', (href) => {
    const html = sanitizeHtml(`<img src="${escapeHtml(href)}">`, transformsAlone);
    expect(html).not.toContain('href');
  });
});

describe('the address that a link of the description is resolved to', () => {
  const renderText = createTextRenderer(() => 'javascript:alert(1)');

  it('makes no link when it is not safe, and is broken', () => {
    const text = { source: ['[x](#y)'], html: '<p><span>x</span></p>', broken: ['#y'] };
    expect(renderText(['[x](#y)'])).toEqual(text);
    expect(renderText.address('/z')).toEqual({ written: [{ source: ['/z'], broken: ['/z'] }] });
  });
});

describe('safeHref', () => {
  it.each([...unsafe, ...dotted])('refuses %j', (href) => expect(safeHref(href)).toBeUndefined());
  it.each(safe)('takes %j', (href) => expect(safeHref(href)).toBe(href));
  it.each([undefined, '', ' ', 'https://'])('refuses %j, which is not an address', (href) =>
    expect(safeHref(href)).toBeUndefined(),
  );
});
