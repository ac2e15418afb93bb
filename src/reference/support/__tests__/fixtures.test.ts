import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { textOfHtml } from '../../../../tests/coverage/pageText';
import { generateForeign, renderPages } from '../../../../tests/coverage/rendered';
import { modelOf } from '../../__tests__/builders';
import { makeGuideInserts } from '../../outputs/guides/guideInserts';
import type { Reference } from '../../stages/generate';
import { support } from '../support';

/** Where a field is seen: on the overview, or on the page with a title. One of the others says what is seen there. */
interface Sight {
  on?: string;
  /** Text of the page. */
  see?: string;
  /** Text that is on no page. */
  gone?: string;
  /** Address that something leads to. */
  href?: string;
  /** Text of a link to another page or row. */
  link?: string;
  title?: string;
  /** Text of a breadcrumb. */
  crumb?: string;
  /** Part of the page's own address. */
  address?: string;
  /** Part of the markup. */
  markup?: string;
  /** Text in the reference index. */
  index?: string;
}

const folder = path.join(__dirname, 'fixtures');
const files = readdirSync(folder).sort();

/** Each fixture is a description; `x-shown` says for each field that it states where that is seen. */
function sightsOf(file: string): [object: string, field: string, sight: Sight][] {
  const description = parse(readFileSync(path.join(folder, file), 'utf8')) as {
    'x-shown': Record<string, Record<string, Sight>>;
  };
  return Object.entries(description['x-shown']).flatMap(([object, fields]) =>
    Object.entries(fields).map(([field, sight]): [string, string, Sight] => [object, field, sight]),
  );
}

const rows = Object.entries(support).flatMap(([object, fields]) =>
  Object.keys(fields).map((field) => `${object} ${field}`),
);
const shown = files.flatMap((file) => sightsOf(file).map(([object, field]) => `${object} ${field}`));

it('every row of the matrix has a fixture, and every fixture a row', () => {
  expect(rows.filter((row) => !shown.includes(row))).toEqual([]);
  expect(shown.filter((row) => !rows.includes(row))).toEqual([]);
});

interface Built {
  reference: Reference;
  overview: string;
  /** The markup of each page, by address. */
  html: ReadonlyMap<string, string>;
}

const plain = (html: string): string => textOfHtml(html).replace(/\s+/g, ' ');

function pageOf({ reference, overview, html }: Built, name: string | undefined) {
  if (name === 'overview') return { html: overview, url: '', title: '', crumbs: [] as string[] };
  const page = reference.pages.find(({ title, url }) => title === name || url.endsWith(`/${name}`));
  if (!page)
    throw new Error(`no page ${name} among ${reference.pages.map(({ title, url }) => `${title} ${url}`).join(', ')}`);
  return {
    html: html.get(page.url) ?? '',
    url: page.url,
    title: page.title,
    crumbs: page.breadcrumbs.map(({ label }) => label),
  };
}

function check(built: Built, sight: Sight): void {
  const { html, url, title, crumbs } = pageOf(built, sight.on);
  if (sight.see !== undefined) expect(plain(html)).toContain(sight.see);
  if (sight.gone !== undefined) {
    for (const page of built.html.values()) expect(page).not.toContain(sight.gone);
    expect(built.overview).not.toContain(sight.gone);
  }
  if (sight.href !== undefined) expect(html).toContain(`href="${sight.href}"`);
  if (sight.link !== undefined) {
    const links = [...html.matchAll(/<a [^>]*href="[^"]+"[^>]*>(.*?)<\/a>/g)].map(([, inner = '']) =>
      plain(inner).trim(),
    );
    expect(links).toContain(sight.link);
  }
  if (sight.title !== undefined) expect(title).toBe(sight.title);
  if (sight.crumb !== undefined) expect(crumbs).toContain(sight.crumb);
  if (sight.address !== undefined) expect(url).toContain(sight.address);
  if (sight.markup !== undefined) expect(html).toContain(sight.markup);
}

describe.each(files)('%s', (file) => {
  let built: Built;
  beforeAll(async () => {
    const reference = await generateForeign(path.join(folder, file));
    const inserts = makeGuideInserts(reference);
    built = {
      reference,
      html: renderPages(reference),
      overview: `${inserts.title.text}\n${inserts.introduction.text}\n${inserts.overview.text}\n${inserts.about.text}`,
    };
  });

  it.each(sightsOf(file))('%s %s is seen: %j', (_object, _field, sight) => {
    if (sight.index !== undefined) {
      const index = built.reference.files().find((each) => each.path.includes('reference-index'));
      expect(String(index?.content)).toContain(sight.index);
    } else check(built, sight);
  });
});

it('a reference to an anchor that no schema has is named with its place', () => {
  const schemas =
    'A: {$anchor: here, properties: {a: {$ref: "#here"}, b: {$ref: "#gone"}, c: {$dynamicRef: "#lost"}, d: {$ref: "#components/schemas/A"}}}';
  const { problems } = modelOf(`components: {schemas: {${schemas}}}`);
  expect(problems.map(({ message, place }) => `${place.pointer} ${message}`)).toEqual([
    '#/components/schemas/A/properties/b/$ref No schema has the anchor "gone", so any value is shown.',
    '#/components/schemas/A/properties/c/$dynamicRef No schema has the anchor "lost", so any value is shown.',
  ]);
});
