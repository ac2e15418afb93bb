import { describe, expect, it } from 'vitest';
import { listFiles, readSiteFile, siteFolder } from './builtSite';

const text = readSiteFile('third-party-notices.txt');
const line = '-'.repeat(80);

/** The packages of the notices, by name, with the text of each. */
const notices = new Map(
  [...text.matchAll(new RegExp(`${line}\n([\\s\\S]*?)\n${line}\n\n([\\s\\S]*?)(?=\n${line}|$)`, 'g'))].flatMap(
    ([, heads = '', terms = '']) => heads.split('\n').map((head) => [head.replace(/ .*/, ''), terms] as const),
  ),
);

const scripts = listFiles(siteFolder())
  .filter((file) => /^(assets|css)\/.*\.(js|css)$/.test(file))
  .map(readSiteFile);

describe('third-party-notices.txt', () => {
  // Texts that no minifier takes out of a package.
  it.each([
    ['react-dom', 'Minified React error #'],
    ['react', 'react.transitional.element'],
    ['react-router', 'Invariant failed'],
    ['@slorber/react-helmet-async', 'data-rh'],
    ['infima', '--ifm-color-primary'],
    ['@docusaurus/theme-classic', 'theme-admonition'],
    ['nprogress', 'nprogress-busy'],
    ['minisearch', 'MiniSearch'],
    ['docusaurus-theme-openapi-docs', 'openapi-explorer'],
    ['prism-react-renderer', 'definition-query'],
    ['@hyperjump/json-schema', 'json-schema.org/draft/2020-12/schema'],
  ])('names %s, whose code has "%s"', (name, own) => {
    expect(scripts.some((script) => script.includes(own))).toBe(true);
    expect([...notices.keys()]).toContain(name);
  });

  it('has the terms of every package that it names', () => {
    expect(notices.size).toBeGreaterThan(40);
    const without = [...notices].filter(([, terms]) => !/copyright|permission/i.test(terms) || terms.length < 500);
    expect(without.map(([name]) => name)).toEqual([]);
  });

  it('is text, and no page of the sitemap', () => {
    expect(text).not.toContain('\r');
    expect(readSiteFile('sitemap.xml')).not.toContain('third-party-notices');
  });
});
