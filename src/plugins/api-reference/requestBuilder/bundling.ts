import path from 'node:path';
import { explorerFallbacks, explorerReplacements } from '../../../platform/explorer/modules';
import type { Replacement } from '../../../platform/replaceModules';

const client = path.join(__dirname, '../client/requestBuilder');
const explorer = path.join(client, 'explorer');
const emptyModule = path.join(__dirname, '../../../platform/emptyModule.ts');

/** What the bundler's settings gain for the request builder. */
interface BuilderSettings {
  alias: Record<string, string>;
  /** Packages in place of modules of Node.js that no browser has. */
  fallback: Record<string, string>;
  replacements: Replacement[];
}

/**
 * What the bundler needs for the request builder. Nothing of the explorer goes into the server's bundle, nor into any
 * page's: it is behind one lazy import. Where the builder is switched off, that import is not there.
 */
export function requestBuilderSettings(isServer: boolean, isEnabled: boolean): BuilderSettings {
  const isLeftOut = isServer || !isEnabled;
  const alias = {
    '@api-reference/RequestBuilder': isLeftOut ? emptyModule : path.join(client, 'RequestBuilder.tsx'),
    '@api-reference/RecipeOpener': isLeftOut ? emptyModule : path.join(client, 'recipe', 'RecipeOpener.tsx'),
  };
  if (isLeftOut) return { alias, fallback: {}, replacements: [] };
  const replacements = explorerReplacements({
    accessFields: path.join(explorer, 'AccessFields.tsx'),
    bodyFields: path.join(explorer, 'BodyFields.tsx'),
    parameterFields: path.join(explorer, 'ParameterFields.tsx'),
    // It makes the request that is sent: none is, and the one that is shown is ours.
    buildRequest: emptyModule,
    sendRequest: path.join(explorer, 'refuseRequest.ts'),
    // Its second dialog would open below this one.
    expandButton: emptyModule,
  });
  return { alias, fallback: explorerFallbacks(), replacements };
}
