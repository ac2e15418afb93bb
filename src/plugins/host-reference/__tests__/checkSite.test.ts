import { expect, it } from 'vitest';
import { checkSite, peerProblems, versionProblems } from '../checkSite';

it.each(['3.10.0', '3.10.2', '3.11.0'])('takes Docusaurus %s', (version) => {
  expect(versionProblems(version)).toEqual([]);
});

it.each(['3.9.2', '2.4.3', '4.0.0'])('refuses Docusaurus %s, and says what it needs', (version) => {
  expect(versionProblems(version)).toEqual([
    `The API reference needs Docusaurus ^3.10.0, and the site has ${version}. Give all packages @docusaurus/* in package.json the version 3.10, and install them.`,
  ]);
});

it('names the packages that are missing together', () => {
  const resolve = (name: string): string => {
    if (name.startsWith('react')) throw new Error('not found');
    return `/x/${name}`;
  };
  expect(peerProblems(resolve)).toEqual([
    'The API reference needs packages that are not installed. Install them: npm install react react-dom',
  ]);
});

it('refuses a site that keeps its addresses in the hash', () => {
  const site = { siteDir: process.cwd(), siteConfig: { future: { experimental_router: 'hash' } } };
  expect(() => checkSite(site as Parameters<typeof checkSite>[0])).toThrow('experimental_router');
});
