import { describe, expect, it } from 'vitest';
import { makeAll } from '../../__tests__/builders';
import { createLinkResolver } from '../links';
import { createTextRenderer, isToCheck } from '../texts';
import { anchorFor } from './anchorFor';

const { addresses } = makeAll(`
paths: {/tasks: {get: {tags: [Task lists], operationId: getTask}}}
components: {schemas: {Task: {type: object}, Text: {type: string}}}`);

const getTask = `/docs/ref/api/task-lists#${anchorFor('getTask')}`;

function link(source: string, foreignBase?: string) {
  const sitePaths = new Set(['/docs/guide']);
  const renderText = createTextRenderer(createLinkResolver({ addresses, docsPath: '/docs', sitePaths, foreignBase }));
  const { broken = [], ...text } = renderText([source]);
  return { ...text, broken, renderText };
}

describe('a link', () => {
  it.each([
    ['#getTask', getTask],
    ['#operation/getTask', getTask],
    ['#schema/Task', '/docs/ref/models/task'],
    ['#/components/schemas/Task', '/docs/ref/models/task'],
    ['#tag/Task%20lists', '/docs/ref/api/task-lists'],
    ['/docs/guide', '/docs/guide'],
    ['/docs/GUIDE/?a=1', '/docs/GUIDE/?a=1'],
    ['https://x.org/?a=1&b=2', 'https://x.org/?a=1&amp;b=2'],
    ['mailto:a@x.org', 'mailto:a@x.org'],
    ['/elsewhere', '/elsewhere'],
  ])('to %s leads to %s', (href, want) => {
    const { html, broken } = link(`[a](${href})`);
    expect([html, broken]).toEqual([`<p><a href="${want}">a</a></p>`, []]);
  });

  it.each(['#nope', '#schema/Text', '#constructor', '#100%25', '/docs/nope', '/docs/nope#x'])(
    'to %s is broken and becomes text',
    (href) => {
      const { html, broken } = link(`see [*a*](${href}).`);
      expect(html).toBe('<p>see <span><em>a</em></span>.</p>');
      expect(broken).toEqual([href]);
    },
  );

  it.each(['[v]()', '[v](<>)', '<a href="">v</a>', '<a href=" ">v</a>', '[v](#)', '[v](?)'])(
    'without an address is text: %s',
    (source) => {
      const { html, broken } = link(source, 'https://example.com/docs/');
      expect([html, broken.length]).toEqual(['<p><span>v</span></p>', 1]);
    },
  );

  it('that is broken is found among good ones', () => {
    const { html, broken } = link('[a](#nope) [b](#getTask "t") [c](/docs/nope)');
    expect(broken).toEqual(['#nope', '/docs/nope']);
    expect(html).toContain(`<a title="t" href="${getTask}">b</a>`);
  });

  it.each([
    ['/docs/nope', 'https://api.x.org/docs/nope'],
    ['/docs/guide#pagination', 'https://api.x.org/docs/guide#pagination'],
    ['/docs/ref/api/task-lists#nope', 'https://api.x.org/docs/ref/api/task-lists#nope'],
    ['guide#a', 'https://api.x.org/guide#a'],
    ['../?a=1', 'https://api.x.org/?a=1'],
    ['/docs/GUIDE', 'https://api.x.org/docs/GUIDE'],
  ])('of a foreign description to %s leads to %s, which is to be checked', (href, want) => {
    const { html, broken } = link(`[a](${href})`, 'https://api.x.org/v1');
    expect([html, broken]).toEqual([`<p><a href="${want}">a</a></p>`, []]);
    expect(isToCheck(href, want)).toBe(true);
  });

  it.each(['/docs/guide#pagination', '/#pagination', '/docs/nope', 'guide', '?a', '/docs/guide/#'])(
    'of a foreign description without a site to %s is text',
    (href) => {
      const { html, broken } = link(`[a](${href})`, '/v1');
      expect(html).toBe('<p><span>a</span></p>');
      expect(broken).toEqual([href]);
    },
  );

  it.each(['/docs/guide', getTask, 'https://x.org/a#b'])('of a foreign description to %s stays as it is', (href) => {
    const { html } = link(`[a](${href})`, 'https://api.x.org/v1');
    expect(html).toBe(`<p><a href="${href}">a</a></p>`);
  });
});

it.each([
  ['/docs/guide', '/portal/docs/guide'],
  ['/portal/docs/guide', '/portal/docs/guide'],
  ['/docs/nope', undefined],
  ['/elsewhere', '/portal/elsewhere'],
  ['//example.com/docs', '//example.com/docs'],
])('on a site with a base URL a link to %s leads to %s', (href, want) => {
  const site = { docsPath: '/portal/docs', baseUrl: '/portal/', sitePaths: new Set(['/portal/docs/guide']) };
  expect(createLinkResolver({ addresses, ...site })(href)).toBe(want);
});

describe('a text', () => {
  it('says where its links lead, by what is written, but for those that lead nowhere', () => {
    const { source, links } = link('[a](#getTask) ![b](/docs/guide) [c](#nope) <a href="https://x.org?a&amp;b">d</a>');
    expect(source).toHaveLength(1);
    expect(links).toEqual({
      '#getTask': getTask,
      '/docs/guide': '/docs/guide',
      'https://x.org?a&b': 'https://x.org?a&b',
    });
    expect(link('a *b*')).not.toHaveProperty('links');
  });

  it('of several is one below the other, each by itself', () => {
    const { renderText } = link('');
    expect(renderText(['- a', '- [b](#getTask)', 'c'])).toEqual({
      source: ['- a', '- [b](#getTask)', 'c'],
      html: `<ul>\n<li>a</li>\n</ul>\n<ul>\n<li><a href="${getTask}">b</a></li>\n</ul>\n<p>c</p>`,
      links: { '#getTask': getTask },
    });
  });

  it('is rendered once, wherever it stands', () => {
    const { renderText } = link('');
    expect(renderText(['a [b](#nope)'])).toBe(renderText(['a [b](#nope)']));
  });
});
