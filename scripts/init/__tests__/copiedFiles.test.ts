import { expect, it } from 'vitest';
import { copiedFiles } from '../copiedFiles';

it.each<[spec: string, others: string[], want: string[]]>([
  ['/work/orders.yaml', [], ['openapi/orders.yaml']],
  ['/work/orders.yaml', ['/work/parts/a.yaml'], ['openapi/orders.yaml', 'openapi/parts/a.yaml']],
  [
    '/work/vendor/openapi/orders.yaml',
    ['/work/vendor/package.json'],
    ['openapi/openapi/orders.yaml', 'openapi/package.json'],
  ],
  [
    '/work/a/b/o.yaml',
    ['/work/config.json', '/work/..x'],
    ['openapi/a/b/o.yaml', 'openapi/config.json', 'openapi/..x'],
  ],
  ['/elsewhere/a/o.yaml', ['/elsewhere/a/b.yaml'], ['openapi/o.yaml', 'openapi/b.yaml']],
  ['/o.yaml', ['/work/b.yaml'], ['openapi/o.yaml', 'openapi/work/b.yaml']],
  ['/work/orders.yaml', ['https://example.com/package.json', '/work/orders.yaml'], ['openapi/orders.yaml']],
])('copies %s with %j to %j', (spec, others, want) => {
  const { main, files } = copiedFiles(spec, others, '/work');
  expect(files.map(({ to }) => to)).toEqual(want);
  expect(main).toBe(want[0]);
});

it('refuses files from elsewhere', () => {
  expect(() => copiedFiles('/work/openapi/o.yaml', ['/work/../etc/a.yaml'], '/work/openapi')).toThrow(
    'The description refers to /work/../etc/a.yaml, which is outside of the working folder.',
  );
});
