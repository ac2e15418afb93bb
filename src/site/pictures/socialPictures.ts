/** The picture that a page is shared with, one for each type of page. */
export interface SocialPicture {
  /** Name of its file in `static/img/social/`. */
  name: string;
  /** What the picture says: the type of page, or more for the home page. */
  label: string;
  line: string;
  /** Addresses of the pages, below the base URL, as a regular expression. */
  pages: string;
}

/** Width and height in pixels, as the services that show such pictures ask for. */
export const pictureSize = { width: 1200, height: 630 };

/** The types of pages; the first whose addresses match is a page's own. */
export const socialPictures: SocialPicture[] = [
  {
    name: 'model',
    label: 'Model',
    line: 'Every field, its type and limits.',
    pages: `^docs/(?:[^/]+/)?api_reference/models/`,
  },
  {
    name: 'api',
    label: 'API reference',
    line: 'Operations, fields and samples.',
    pages: `^docs/(?:[^/]+/)?(?:api_reference/)`,
  },
  {
    name: 'changelog',
    label: 'Changelog',
    line: 'What changed, and for whom.',
    pages: `^docs/(?:[^/]+/)?docs/changelog$`,
  },
  {
    name: 'integrations',
    label: 'Integrations',
    line: 'With code or without.',
    pages: `^(?:docs/(?:[^/]+/)?)?integrations`,
  },
  { name: 'guide', label: 'Guide', line: 'Step by step, with code that was run.', pages: '^docs' },
  { name: 'blog', label: 'Blog', line: 'What is new in the API.', pages: '^blog' },
  { name: 'home', label: 'Send work to every store.', line: 'Read back what was done.', pages: '^$' },
];
