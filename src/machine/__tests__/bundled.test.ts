import { expect, it } from 'vitest';
import { bundled } from '../bundled';

const inPackage = '/site/node_modules/docusaurus-openapi-portal/lib/node';

it.each<[own: string, file: string, want: string]>([
  ['/portal/src/machine/bundled.ts', '/portal/src/search/a.tsx', '/portal/src/search/a.tsx'],
  [`${inPackage}/src/machine/bundled.js`, `${inPackage}/src/search/a.tsx`, '/src/search/a.js'],
  [`${inPackage}/src/machine/bundled.js`, `${inPackage}/src/plugins/a.inline.ts`, '/src/plugins/a.inline.js'],
  [`${inPackage}/src/machine/bundled.js`, `${inPackage}/scripts/sandbox/a.ts`, '/scripts/sandbox/a.js'],
  [`${inPackage}/src/machine/bundled.js`, `${inPackage}/src/preset/theme`, '/src/preset/theme'],
])('for the module in %s, %s is %s', (own, file, want) => {
  const compiled = '/site/node_modules/docusaurus-openapi-portal/lib/bundled';
  expect(bundled(file, own)).toBe(own.endsWith('.js') ? compiled + want : want);
});
