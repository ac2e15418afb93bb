import { expect, test } from 'vitest';
import { toVersionLinks } from '../keepVersion';

test.each([
  { given: '[a](/docs/docs/errors#retry)', want: '[a](/docs/1.0/docs/errors#retry)' },
  { given: '[a](/docs)', want: '[a](/docs/1.0)' },
  { given: '[a](/docs "Title")', want: '[a](/docs/1.0 "Title")' },
  { given: '[a]: /docs/docs/errors', want: '[a]: /docs/1.0/docs/errors' },
  { given: '<a href="/docs/home">', want: '<a href="/docs/1.0/home">' },
  { given: '[a](/documents) [b](/blog/docs/x)', want: '[a](/documents) [b](/blog/docs/x)' },
  { given: 'GET /docs/1 and `/docs/2`', want: 'GET /docs/1 and `/docs/2`' },
])('$given leads to $want in version 1.0', ({ given, want }) => {
  expect(toVersionLinks(given, '/docs', '1.0')).toBe(want);
});
