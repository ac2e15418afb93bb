import { existsSync } from 'node:fs';
import path from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listFiles, readPage, readSiteFile, siteFolder } from './builtSite';
import { asList, asNode, entries, type Node } from './description/nodes';

const whole = asNode(JSON.parse(readSiteFile('openapi.json')));
const index = asNode(JSON.parse(readSiteFile('reference-index.json')));
const operations = asList(index.operations).map(asNode);
const files = listFiles(path.join(siteFolder(), 'openapi'));

/** What the specification asks for, and that nothing is there that nothing refers to. */
const config = await createConfig({ extends: ['spec'], rules: { 'no-unused-components': 'error' } });

/** A value without links to other operations, which the file of one operation does not have. */
function withoutLinks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLinks);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => name !== 'links');
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutLinks(inner)]));
}

describe('the OpenAPI file of an operation', () => {
  it('is there for each operation, and for nothing else', () => {
    expect(operations.map(({ openapi }) => openapi)).toEqual(operations.map(({ id }) => `/openapi/${String(id)}.yaml`));
    expect(files.sort()).toEqual(operations.map(({ id }) => `${String(id)}.yaml`).sort());
  });

  it.each(operations.map(({ id, method, path: name }) => [String(id), String(method), String(name)]))(
    '%s is valid, refers to nothing outside it, and says what the whole description says',
    async (id, method, name) => {
      const source = readSiteFile(`openapi/${id}.yaml`);
      const problems = await lintFromString({ source, absoluteRef: `${id}.yaml`, config });
      expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
      const file = asNode(parse(source));
      expect([...source.matchAll(/\$ref: *'?([^'\s]*)/g)].filter(([, ref]) => !ref?.startsWith('#/'))).toEqual([]);
      expect(
        entries(file.paths).map(([key, item]) => [key, Object.keys(item).filter((key) => key !== 'parameters')]),
      ).toEqual([[name, [method]]]);
      const item = asNode(asNode(whole.paths)[name]);
      expect(withoutLinks(asNode(asNode(file.paths)[name])[method])).toEqual(withoutLinks(item[method]));
      for (const [kind, components] of entries(file.components)) {
        const stated = asNode(asNode(whole.components)[kind]) as Record<string, Node>;
        for (const [component, value] of Object.entries(components))
          expect(withoutLinks(value), `${kind} ${component}`).toEqual(withoutLinks(stated[component]));
      }
    },
  );

  it('is linked from the operation, on its page and in the Markdown of the page', () => {
    for (const page of new Set(operations.map((operation) => String(operation.page)))) {
      const { $ } = readPage(page);
      const own = operations.filter((operation) => operation.page === page);
      const linked = $('a[download]').map(
        (_, link) => `${$(link).closest('article').attr('aria-labelledby')} ${link.attribs.href}`,
      );
      expect(linked.get().sort()).toEqual(own.map(({ anchor, openapi }) => `${anchor} ${openapi}`).sort());
      const markdownPage = readWhole(`${page.slice(1)}.md`);
      for (const { openapi } of own)
        expect(markdownPage).toMatch(new RegExp(`\\]\\(https?://[^/]+${String(openapi)}\\)`));
    }
    expect(readSiteFile('llms.txt')).toMatch(
      new RegExp(`/openapi/(${operations.map(({ id }) => id).join('|')})\\.yaml\``),
    );
  });
});

/** A Markdown page, uncut. */
function readWhole(markdownPage: string): string {
  const whole = markdownPage.replace(/\.md$/, '.whole.md');
  return readSiteFile(existsSync(path.join(siteFolder(), whole)) ? whole : markdownPage);
}
