import { describe, expect, it } from 'vitest';
import { apiPage, operation } from './fixture';
import { taskPage, tasksPage } from './pages';
import { all, render } from './render';

const pages = [
  ['an API page', tasksPage],
  ['a model page', taskPage],
] as const;

/** Every value of a key `anchor` in the data, however deep it is. */
function anchorsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'anchor' && typeof inner === 'string' ? [inner] : anchorsOf(inner),
  );
}

describe.each(pages)('%s', (_name, page) => {
  const markup = render(page);
  const ids = all(/ id="([^"]*)"/g, markup);

  it('has every anchor of its data as an id, and each id once', () => {
    expect(anchorsOf(page).filter((anchor) => !ids.includes(anchor))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('links only to ids that are there', () => {
    const targets = all(/ href="#([^"]*)"/g, markup).filter((target) => target !== 'get-task');
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  it('has one title, and no level of heading is left out', () => {
    const levels = all(/<h(\d)/g, markup).map(Number);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  it('breaks a long word of its title between the parts, for a phone', () => {
    const titled = render({ ...page, title: 'UpdatePaymentMethodInfo' } as typeof page);
    expect(titled).toContain('<h1>Update<wbr/>Payment<wbr/>Method<wbr/>Info');
  });

  it('has one chosen button in each choice', () => {
    const names = new Set(all(/<input[^>]* name="([^"]*)"/g, markup));
    const chosen = all(/(<input[^>]* checked=""[^>]*>)/g, markup).flatMap((input) => all(/ name="([^"]*)"/g, input));
    expect(chosen).toEqual([...names]);
  });

  it('colours code with elements that have no attributes', () => {
    const codes = all(/<pre[^>]*><code>(.*?)<\/code>/gs, markup).join('');
    const elements = all(/<(\w[^>]*)>/g, codes);
    expect(elements.length).toBeGreaterThan(5);
    expect(elements.filter((name) => !/^(b|i|u|var|small|span data-base="")$/.test(name))).toEqual([]);
  });

  it('needs no script', () => {
    expect(markup).not.toMatch(/ on\w+="|<script/);
    const outsideTools = markup.replaceAll(/<div class="tools needs-script">.*?<\/div>/g, '');
    expect(all(/<button ([^>]*)>/g, outsideTools).filter((button) => !/ data-copy=|needs-script/.test(button))).toEqual(
      [],
    );
  });
});

describe('the overview', () => {
  it.each([
    [12, undefined],
    [13, undefined],
    [15, undefined],
    [16, '4 more operations'],
    [20, '8 more operations'],
  ])('folds %i operations as %o', (count, want) => {
    const operations = Array.from({ length: count }, (_, index) => operation({ anchor: `op${index}` }));
    expect(all(/when-closed">([^<]* operations?)</g, render(apiPage(operations)))[0]).toBe(want);
  });

  it.each([
    [[2, 3], 0, [true, true]],
    [[2, 13], 0, [true, true]],
    [[2, 14], 0, [false, false]],
    [[2, 3], 11, [false, false]],
  ])('opens pages of %j operations below one with %i of its own: %j', (counts, own, want) => {
    const link = (href: string) => ({
      label: 'Close',
      href,
      method: 'POST',
      path: '/a',
      deprecated: false,
      anchor: href,
    });
    const parts = counts.map((count, page) => ({
      ...{ label: `Part ${page}`, href: `/${page}` },
      operations: Array.from({ length: count }, (_, index) => link(`/${page}#${index}`)),
    }));
    const operations = Array.from({ length: own }, (_, index) => operation({ anchor: `op${index}` }));
    const markup = render({ ...apiPage(operations), parts });
    expect(all(/(<details class="more part"[^>]*>)/g, markup).map((tag) => tag.includes(' open'))).toEqual(want);
  });
});

describe('what samples read the base URL from', () => {
  it.each([
    [
      'a base URL',
      { variable: 'API_BASE', value: 'http://a.org' },
      'Where that is not set, they use <code>http://a.org',
    ],
    ['a host', { variable: 'API_HOST' }, 'Set <code>API_HOST</code> to the scheme and host'],
  ])('%s is explained on a page whose operations name no server', (_what, sampleBase, want) => {
    expect(render(apiPage([operation({ sampleBase, servers: [] })]))).toContain(want);
  });

  it('is said once for each variable, where the servers of the operations differ', () => {
    const [host, base] = [{ variable: 'API_HOST' }, { variable: 'API_BASE', value: 'http://a.org' }];
    const at = (url: string, sampleBase: typeof host) =>
      operation({ anchor: url, sampleBase, servers: [{ url, variables: [] }] });
    const markup = render(apiPage([at('/v1', host), at('/v2', host), at('http://a.org', base)]));
    expect(all(/(?:from|Set) <code>(API_\w+)<\/code>/g, markup)).toEqual(['API_HOST', 'API_BASE']);
  });

  it('is said of a root, which is shown as a slash', () => {
    const markup = render(
      apiPage([operation({ sampleBase: { variable: 'API_HOST' }, servers: [{ url: '', variables: [] }] })]),
    );
    expect(markup).toContain('<div class="server"><code>/</code>');
  });
});

describe('a model page', () => {
  const markup = render(taskPage);

  it('says what uses it', () => {
    expect(markup).toContain('<a href="#used-by">Used by 3 operations and 1 model</a>');
    expect(markup).toContain('<span class="how">request; 200; 409</span>');
  });

  it('breaks the paths and long names of what uses it between their parts', () => {
    expect(markup).toContain('<code>/tasks-manual<wbr/>/templates<wbr/>/{templateId}</code>');
    const label = 'getWatchlistScreeningIndividualReview';
    const { usedBy } = taskPage;
    const operations = usedBy.operations.map((use) => ({ ...use, label }));
    expect(render({ ...taskPage, usedBy: { ...usedBy, operations } })).toContain('getWatchlist<wbr/>Screening<wbr/>');
  });

  it('has a place for fields and for uses', () => {
    expect(all(/ id="(fields|used-by)"/g, markup)).toEqual(['fields', 'used-by']);
  });
});

describe.each(pages)('similar names on %s', (_name, page) => {
  const links = [
    { label: 'Key', href: '#a.Key-1' },
    { label: 'key', href: '#a.key-2' },
  ];
  const markup = render({ ...page, sharedAnchors: [{ anchors: ['a.Key', 'a.key'], links }] });

  it('are listed at each spelling of their anchor', () => {
    expect(all(/ id="(a\.[Kk]ey)"/g, markup)).toEqual(['a.Key', 'a.key']);
    for (const { label, href } of links) expect(markup).toContain(`<a href="${href}">${label}</a>`);
  });
});
