import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { repositoryFiles } from '../repositoryFiles';

const filesOf = (title: string, description = 'openapi/orders.yaml') =>
  repositoryFiles({ title, name: 'orders-portal', description, source: '^0.1.0', peers: { react: '^19.0.0' } });

it.each(['Orders API', 'O\'Neil "Orders" \\ API', 'Orders: v2 # new', '注文 API', '</text><script>', 'A $ {b}'])(
  'writes files that can be read, whatever the API is called: %s',
  (title) => {
    const files = filesOf(title, `openapi/it's: "a" # b.yaml`);
    const read = (file: string): string => files.get(file) ?? '';
    const { diagnostics = [] } = ts.transpileModule(read('docusaurus.config.ts'), { reportDiagnostics: true });
    expect(diagnostics).toEqual([]);
    const [, literal = ''] = /const title = (.+);/.exec(read('docusaurus.config.ts')) ?? [];
    expect(runInNewContext(literal)).toBe(title);
    expect(parse(read('docs/index.md').split('---')[1] ?? '')).toMatchObject({ title });
    expect(parse(read('redocly.yaml'))).toMatchObject({ apis: { portal: { root: `openapi/it's: "a" # b.yaml` } } });
    expect(() => parse(read('.github/workflows/portal.yml'))).not.toThrow();
    expect(JSON.parse(read('package.json'))).toMatchObject({ dependencies: { 'docusaurus-openapi-portal': '^0.1.0' } });
    expect(read('static/img/logo.svg')).not.toContain('<script');
  },
);

it('names no other API than the one it is for', () => {
  for (const [file, text] of filesOf('Payments'))
    expect([file, text]).not.toEqual([file, expect.stringMatching(/retail|orders api/i)]);
});

it('writes names as text in its README', () => {
  const readme = filesOf('<img src=x> [x](javascript:a) *b*', 'openapi/a`<b>\n# c.yaml').get('README.md') ?? '';
  expect(readme).toContain('# Developer portal of \\<img src=x> \\[x\\](javascript:a) \\*b\\*\n');
  expect(readme).toContain('of ``openapi/a`<b>\\u000a# c.yaml`` at');
});
