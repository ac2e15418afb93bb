import { describe, expect, it } from 'vitest';
import { socialPictures } from '../socialPictures';

/** The picture of a page, by its address below the base URL. */
const pictureOf = (page: string): string | undefined =>
  socialPictures.find(({ pages }) => new RegExp(pages).test(page))?.name;

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
});
