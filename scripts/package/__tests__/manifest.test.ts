import { describe, expect, it } from 'vitest';
import { dependenciesOf, packageOf } from '../manifest';

it.each([
  ['node:path', undefined],
  ['fs', undefined],
  ['./near', undefined],
  ['@theme/Heading', undefined],
  ['@generated/routes', undefined],
  ['@docusaurus/useBaseUrl', '@docusaurus/core'],
  ['@docusaurus/utils', '@docusaurus/utils'],
  ['@docusaurus/theme-classic/lib/nprogress.css', '@docusaurus/theme-classic'],
  ['cheerio/slim', 'cheerio'],
])('%s is of the package %s', (module, want) => {
  expect(packageOf(module)).toBe(want);
});

describe('the dependencies of the package', () => {
  const own = { name: 'own', version: '1.0.0', peerDependencies: { react: '^19.0.0' } };
  const project = {
    ...{ name: 'project', version: '1.0.0', devDependencies: { types: '1.2.3' } },
    dependencies: { yaml: '2.9.1', loadable: 'npm:@other/loadable@6.0.0', '@hyperjump/json-schema': '1.18.0' },
  };

  it.each<[modules: string[], want: Record<string, string>]>([
    [['yaml', 'yaml/util', 'node:fs', './near'], { yaml: '^2.9.1' }],
    [['react', 'react/jsx-runtime', '@docusaurus/Link'], { '@docusaurus/core': '^3.10.2' }],
    [['types', 'loadable'], { loadable: 'npm:@other/loadable@6.0.0', types: '^1.2.3' }],
    [['@hyperjump/json-schema/experimental'], { '@hyperjump/json-schema': '1.18.0' }],
  ])('of %j are %j', (modules, want) => {
    const withCore = { ...project, dependencies: { ...project.dependencies, '@docusaurus/core': '3.10.2' } };
    expect(dependenciesOf(modules, own, withCore)).toEqual(want);
  });

  it('name no package that the project does not', () => {
    expect(() => dependenciesOf(['yaml', 'lost', 'gone/a'], own, project)).toThrow(
      'package.json does not name gone, lost. Add each as a dependency.',
    );
  });
});
