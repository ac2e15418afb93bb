import { expect, it } from 'vitest';
import { addressWords } from '../addressWords';

const pages = ['/', '/docs', '/docs/docs/pagination', '/docs/api_reference/api/tasks/tasks_create_view', '/blog'].map(
  (path) => ({ path, title: path }),
);

it.each([
  ['/docs/docs/autentication', 'autentication'],
  ['/docs/api_reference/api/task/tasks_create', 'task tasks create'],
  ['/docs/api_reference/api/tasks/close-task/', 'close task'],
  ['/webhooks.html', 'webhooks'],
  ['/Docs/Docs/getUserById', 'get user by id'],
  ['/caf%C3%A9/men%C3%BC', 'café menü'],
  ['/100%', '100'],
  ['/rate-limits/rate_limits', 'rate limits'],
  ['/docs/docs', 'docs'],
  ['/docs/api_reference/', 'docs api reference'],
  ['/%E2%82%AC/', ''],
])('%s is searched for as "%s"', (address, want) => expect(addressWords(address, pages)).toBe(want));

it('takes all words where no list of pages is known', () =>
  expect(addressWords('/docs/docs/paging', [])).toBe('docs paging'));
