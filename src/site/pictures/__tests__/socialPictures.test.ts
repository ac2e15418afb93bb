import { afterEach, describe, expect, it, vi } from 'vitest';
import { socialPictures } from '../socialPictures';

/** The picture of a page, by its address below the base URL. */
const pictureOf = (page: string, pictures = socialPictures): string | undefined =>
  pictures.find(({ pages }) => new RegExp(pages).test(page))?.name;

afterEach(() => {
  vi.doUnmock('../../place');
  vi.resetModules();
});

describe('the picture of a page is that of its type', () => {
  it.each([
    ['', 'home'],
    ['docs/docs/errors', 'guide'],
    ['docs/api_reference/table_of_contents', 'api'],
    ['docs/1.0/api_reference/table_of_contents', 'api'],
    ['docs/api_reference/models/tasks/task', 'model'],
    ['docs/docs/changelog', 'changelog'],
    ['docs/integrations/zapier/index', 'integrations'],
    ['integrations', 'integrations'],
    ['blog/tags/hello', 'blog'],
    ['elsewhere', undefined],
  ])('%s: %s', (page, want) => expect(pictureOf(page)).toBe(want));

  it.each([
    ['handbook/manual/errors', 'guide'],
    ['handbook/api_overview', 'api'],
    ['handbook/1.0/api_overview', 'api'],
    ['handbook/ref/api/tasks', 'api'],
    ['handbook/ref/models/task', 'model'],
    ['handbook/news/changes', 'changelog'],
    ['journal/tags/hello', 'blog'],
  ])('%s, where the site has its pages elsewhere: %s', async (page, want) => {
    vi.resetModules();
    vi.doMock('../../place', () => ({
      ...{
        docsFolder: 'handbook',
        referenceFolder: 'ref',
        overviewPage: 'api_overview',
        changelogPage: 'news/changes',
      },
      ...{ blogFolder: 'journal' },
    }));
    const moved = await import('../socialPictures');
    expect(pictureOf(page, moved.socialPictures)).toBe(want);
  });
});
