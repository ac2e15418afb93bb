import { describe, expect, it } from 'vitest';
import { findBrokenAnchors, reportBrokenLinks } from '../brokenLinks';
import { makeAll, placeOf, renderText } from './builders';

const document = { info: { description: 'a [b](#nope)' }, paths: { '/x': { get: { description: 'a [b](#nope)' } } } };

describe('reportBrokenLinks', () => {
  it('names every place of the text', () => {
    const links = [{ text: renderText('a [b](#nope)'), href: '#nope' }];
    const problems = reportBrokenLinks(links, document, placeOf, 'error');
    expect(problems.map(({ place }) => place.pointer)).toEqual(['#/info/description', '#/paths/~1x/get/description']);
  });

  it.each([
    ['#nope', 'error', /after #/],
    ['/docs/nope', 'notice', /page of the site/],
  ] as const)('says of %s, as %s, how to mend it', (href, severity, want) => {
    const [problem] = reportBrokenLinks([{ text: renderText('a [b](#nope)'), href }], document, placeOf, severity);
    expect(problem).toMatchObject({ severity, remedy: expect.stringMatching(want) });
    expect(problem?.message).toContain(`"${href}"`);
  });

  it('says nothing without a broken link, and one thing for a link that stands twice in a text', () => {
    const link = { text: renderText('a [b](#nope)'), href: '#nope' };
    expect(reportBrokenLinks([], document, placeOf, 'error')).toEqual([]);
    expect(reportBrokenLinks([link, link], { a: 'a [b](#nope)' }, placeOf, 'error')).toHaveLength(1);
  });
});

describe('findBrokenAnchors', () => {
  const { pages } = makeAll('paths: {/tasks: {get: {tags: [T], operationId: listTasks, responses: {}}}}');
  const guides = new Map([['/docs/guide', new Set(['errors'])]]);
  it.each([
    ['/docs/ref/api/t#list-tasks', false],
    ['/docs/REF/api/t/#list-tasks', false],
    ['/docs/ref/api/t#nope', true],
    ['/docs/guide#errors', false],
    ['/docs/guide#nope', true],
    ['/elsewhere#x', false],
  ])('%s is broken: %s', (href, want) => {
    expect(findBrokenAnchors([{ text: renderText('x'), href }], pages, guides)).toHaveLength(want ? 1 : 0);
  });
});
