import type { Config } from '@redocly/openapi-core';
import { arrays } from './arrays';
import { exclusiveFields } from './exclusiveFields';
import { names } from './names';
import { ownConfig } from './ownConfig';
import { parameterFields } from './parameterFields';
import { parameterLists } from './parameterLists';
import { paths } from './paths';
import type { Rule } from './rule';
import { correctSwaggerTypes, correctTypes } from './specTypes';
import { references, structureRule, targets } from './structure';
import { tags } from './tags';

/** Name of the plugin that brings the rules; what they report has it before their names. */
export const pluginName = 'portal';

const own = { arrays, exclusiveFields, names, parameterFields, parameterLists, paths, references, tags, targets };

/**
 * How a description is bundled, with `collect` called for its references on the way. With `check` the bundler reports,
 * on the same way, what the specification forbids.
 */
export async function createLoadConfig(collect: () => object, check: boolean): Promise<Config> {
  const { oas3, oas2 } = check ? await allRules() : { oas3: {}, oas2: {} };
  const decorators = { oas3: { ...oas3, collect }, oas2: { ...oas2, collect } };
  return ownConfig({
    plugins: [
      {
        id: pluginName,
        typeExtension: { oas2: correctSwaggerTypes, oas3: correctTypes },
        decorators: decorators as never,
      },
    ],
    decorators: Object.fromEntries(
      [...Object.keys(oas3), 'collect'].map((name) => [`${pluginName}/${name}`, 'warn' as const]),
    ),
  });
}

interface Rules {
  oas3: Record<string, Rule>;
  oas2: Record<string, Rule>;
}

let made: Promise<Rules> | undefined;

/** The rules, made once: they are the same for every description. */
function allRules(): Promise<Rules> {
  made ??= makeRules();
  return made;
}

async function makeRules(): Promise<Rules> {
  const builtIn = await ownConfig({});
  return {
    oas3: { structure: structureRule(builtIn, 'oas3'), ...own },
    oas2: { structure: structureRule(builtIn, 'oas2') },
  };
}
