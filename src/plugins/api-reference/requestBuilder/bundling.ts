import path from 'node:path';
import { bundled } from '../../../machine/bundled';

const client = path.join(__dirname, '../client/requestBuilder');
const emptyModule = path.join(__dirname, '../../../platform/emptyModule.ts');

/** Whether the package is installed that has parts of the request builder; a site has it or not. */
export function hasBuilderParts(): boolean {
  try {
    require.resolve('docusaurus-theme-openapi-docs/package.json');
    return true;
  } catch {
    return false;
  }
}

/**
 * Where the imports of the request builder lead. Nothing of it goes into the server's bundle, and into that of a page only
 * what opens it: the rest is behind lazy imports. Where it is switched off, they are not there.
 */
export function requestBuilderAliases(isServer: boolean, isEnabled: boolean): Record<string, string> {
  const fileOf = (...file: string[]): string =>
    bundled(isServer || !isEnabled ? emptyModule : path.join(client, ...file));
  return {
    '@api-reference/RequestBuilder': fileOf('RequestBuilder.tsx'),
    '@api-reference/RecipeOpener': fileOf('recipe', 'RecipeOpener.tsx'),
  };
}
