import { describe, expect, it } from 'vitest';
import { documentOf, makeAll, placeOf } from '../../__tests__/builders';
import { anchorFor } from '../../pages/__tests__/anchorFor';
import { findBrokenLinks, reportBrokenLinks } from '../brokenLinks';

const source = 'a [b](#nope)';
const found = [{ source, href: '#nope' }];

function report(links: typeof found, yaml: string, severity: 'error' | 'notice' = 'error') {
  const document = documentOf(yaml) as unknown as Parameters<typeof reportBrokenLinks>[1]['document'];
  return reportBrokenLinks(links, { document, locate: placeOf, problems: [] }, severity);
}

describe('reportBrokenLinks', () => {
  it('names every place of the text, and no other that has the same words', () => {
    const yaml = `
tags: [{name: T, description: '${source}'}]
paths: {/x: {get: {description: '${source}', parameters: [{name: a, in: query, example: '${source}'}]}}}
components: {schemas: {A: {enum: [b], default: '${source}', x-enumDescriptions: {b: '${source}'}}}}`;
    expect(report(found, yaml).map(({ place }) => place.pointer)).toEqual([
      '#/tags/0/description',
      '#/paths/~1x/get/description',
      '#/components/schemas/A/x-enumDescriptions/b',
    ]);
  });

  it('names an address where one is stated, not where a text is the same', () => {
    const links = [{ source: '', href: '' }];
    const yaml = "info: {title: '', contact: {url: ''}}\ntags: [{name: T, description: ''}]";
    expect(report(links, yaml).map(({ place }) => place.pointer)).toEqual(['#/info/contact/url']);
  });

  it.each([
    ['#nope', 'error', /after #/],
    ['/docs/nope', 'notice', /^Name a page of the site and an anchor that it has\.$/],
  ] as const)('says of %s, as %s, how to correct it', (href, severity, want) => {
    const [problem] = report([{ source, href }], `tags: [{name: T, description: '${source}'}]`, severity);
    expect(problem).toMatchObject({ severity, remedy: expect.stringMatching(want) });
    expect(problem?.message).toContain(`"${href}"`);
  });

  it('says nothing without a broken link, and one thing for a link that stands twice in a text', () => {
    expect(report([], 'paths: {}')).toEqual([]);
    expect(report([...found, ...found], `tags: [{name: T, description: '${source}'}]`)).toHaveLength(1);
  });
});

describe('findBrokenLinks', () => {
  const api = 'paths: {/tasks: {get: {tags: [T], operationId: listTasks, responses: {}}}}';
  const { pages, renderText } = makeAll(api);
  const guides = new Map([['/docs/guide', new Set(['errors'])]]);
  /** The links that are found in what is shown, as `href in source`. */
  const findIn = (inserts: object): string[] =>
    findBrokenLinks({ pages, inserts }, guides, renderText).map(({ source, href }) => `${href} in ${source}`);

  it.each([
    [`/docs/ref/api/t#${anchorFor('listTasks')}`, false],
    [`/docs/REF/api/t/#${anchorFor('listTasks')}`, false],
    ['/docs/ref/api/t#nope', true],
    ['/docs/guide#errors', false],
    ['/docs/guide#nope', true],
    ['/elsewhere#x', false],
  ])('%s is broken: %s', (target, want) => {
    const text = { source: ['x'], html: '', links: { [target]: target } };
    expect(findIn({ title: { text } })).toEqual(want ? [`${target} in x`] : []);
  });

  it('of several texts below each other each is found in the one that has it', () => {
    const text = renderText(['[a](#one)', '[b](#two) [c](/elsewhere#x)', '[d](#two)']);
    expect(findIn({ text })).toEqual(['#one in [a](#one)', '#two in [b](#two) [c](/elsewhere#x)', '#two in [d](#two)']);
  });

  it('are found wherever they stand, but not in values that a client sends', () => {
    const text = { source: ['a'], broken: ['#a'] };
    expect(findIn([{ facts: [['Contact', [{ html: 'a', written: [text] }]]] }])).toEqual(['#a in a']);
    expect(findIn({ sent: { kind: 'json', value: text }, request: { body: text } })).toEqual([]);
  });
});
