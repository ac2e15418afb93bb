import MarkdownIt from 'markdown-it';
import { expect, it } from 'vitest';
import { formats } from '../../src/diff/formats/formats';
import type { DiffReport, ReportedChange } from '../../src/diff/report';
import { onlyMine } from '../diff/readCallsFile';

const place = { file: 'new.yaml', line: 1, column: 1, pointer: '#' };

function changeOf(method: string, path: string): ReportedChange {
  return {
    ...{ rule: 'operation-deprecated', verdict: 'safe', directions: [], where: path, field: { names: [] } },
    ...{ message: 'Deprecated operation.', base: '#', revision: '#', models: [], touched: [] },
    ...{ place, basePlace: place, operations: [{ kind: 'operation', method, path }] },
  };
}

const report: DiffReport = {
  base: { name: 'old.yaml', version: '1.0.0' },
  revision: { name: 'new.yaml', version: '1.0.0' },
  changes: [changeOf('post', '/toys'), changeOf('get', '/toys/{id}'), changeOf('get', '/parts')],
};

const description = {
  servers: [{ url: 'https://api.example.com/v1' }],
  paths: {
    '/toys': { post: {} },
    '/toys/{id}': { get: {} },
    '/parts': { get: { servers: [{ url: 'https://parts.example.com' }] } },
  },
};

const elsewhere = 'No call goes to `https://api.example.com/v1` or `https://parts.example.com`.';
const way = 'Compare the addresses with the servers and paths of the description.';

it.each<[string[], string[], string[] | undefined]>([
  [['POST https://api.example.com/v1/toys'], ['/toys'], undefined],
  [['POST https://api.example.com:443/v1/toys'], ['/toys'], undefined],
  [['GET https://parts.example.com/parts'], ['/parts'], undefined],
  [['POST https://staging.example.net:443/v1/toys'], ['/toys'], [elsewhere, 'Calls were matched by their paths.']],
  [['GET http://localhost:4010/toys/7?a=b'], ['/toys/{id}'], [elsewhere, 'Calls were matched by their paths.']],
  [
    ['POST https://api.example.com/v1/toys', 'POST https://ads.example.net/v1/parts'],
    ['/toys'],
    ['1 of 2 calls are of no operation, such as POST `https://ads.example.net/v1/parts`.'],
  ],
  [
    ['POST https://staging.example.net/v1/toys', 'GET https://staging.example.net/health'],
    ['/toys'],
    [
      elsewhere,
      'Calls were matched by their paths.',
      '1 of 2 calls are of no operation, such as GET `https://staging.example.net/health`.',
    ],
  ],
  [
    ['GET https://example.net/health'],
    [],
    [
      elsewhere,
      `No call is one of an operation, such as GET \`https://example.net/health\`: nothing was compared for them. ${way}`,
    ],
  ],
])('%j are matched by address, else by path', (stated, paths, notices) => {
  const calls = stated.map((each) => ({ method: each.split(' ')[0] ?? '', url: each.split(' ')[1] ?? '' }));
  const mine = onlyMine(report, calls, [description]);
  expect(mine.changes.map(({ where }) => where)).toEqual(paths);
  expect(mine.notices).toEqual(notices);
});

it('has the changes of an operation for calls to the path that it had', () => {
  const operation = { kind: 'operation', method: 'get', path: '/new', formerPath: '/old/{id}' } as const;
  const moved = { ...changeOf('get', '/new'), base: '#/components/schemas/Toy', operations: [operation] };
  const documents = ['/old/{id}', '/new'].map((path) => ({ paths: { [path]: { get: {} } } }));
  const mine = (url: string): ReportedChange[] =>
    onlyMine({ ...report, changes: [moved] }, [{ url }], documents).changes;
  expect(mine('https://example.com/old/7')).toEqual([moved]);
  expect(mine('https://example.com/new')).toEqual([moved]);
  expect(mine('https://example.com/other')).toEqual([]);
});

it('knows calls of further methods, and the servers of these', () => {
  const lock = { servers: [{ url: 'https://locks.example.com' }] };
  const documents = [{ paths: { '/toys': { additionalOperations: { LOCK: lock, Lock: {} } } } }];
  const changes = ['LOCK', 'Lock'].map((method) => changeOf(method, '/toys'));
  const mine = onlyMine({ ...report, changes }, [{ method: 'LOCK', url: 'https://locks.example.com/toys' }], documents);
  expect(mine).toEqual({ ...report, changes: changes.slice(0, 1) });
});

it.each([[['']], [['', 'https://api.example.com']]])(
  'has no empty name for a server without an address: %j',
  (urls) => {
    const servers = urls.map((url) => ({ url }));
    const calls = [{ url: 'https://example.net/health' }];
    const { notices = [] } = onlyMine(report, calls, [{ servers, paths: { '/toys': { post: {} } } }]);
    expect(notices.join(' ')).toContain('No call is one of an operation');
    expect(notices.join(' ')).not.toMatch(/goes to\s+(?:\.|or)|or\s+(?:\.|or)/);
  },
);

it.each(['text', 'markdown', 'json', 'github', 'sarif'] as const)(
  'a report as %s says how calls were matched',
  (format) => {
    const mine = onlyMine(report, [{ url: 'https://example.net/health' }], [description]);
    expect(formats[format](mine)).toContain('nothing was compared for them');
    expect(formats[format](report)).not.toContain('compared for them');
  },
);

it('addresses of calls and servers are code in a report as Markdown, and nothing else', () => {
  const address = 'https://x.example/`[a](https://evil.example)``![b](//evil.example)';
  const calls = [{ method: '`', url: address }];
  const mine = onlyMine(report, calls, [{ ...description, servers: [{ url: address }] }]);
  const html = new MarkdownIt({ html: true, linkify: true }).render(formats.markdown(mine));
  expect(html).toContain('nothing was compared for them');
  expect(html).not.toMatch(/<a |<img /);
});
