import { expect, it } from 'vitest';
import { asPortal } from '../portalCommand';

it.each([
  ['run "npm run build" first', 'run "npx openapi-portal build" first'],
  ['npm start', 'npx openapi-portal start'],
  ['npm run build -- --out-dir site', 'npx openapi-portal build --out-dir site'],
  ['npm run --silent mcp -- [options]', 'npx openapi-portal mcp [options]'],
  ['npm run lint:api', 'npx openapi-portal lint'],
  ['npm run docs:version 1.0', 'npm run docs:version 1.0'],
  [
    'npm run serve            in build/\nnpm run serve -- site    in another',
    'npx openapi-portal serve         in build/\nnpx openapi-portal serve site    in another',
  ],
])('%s', (text, want) => {
  expect(asPortal(text)).toBe(want);
});
