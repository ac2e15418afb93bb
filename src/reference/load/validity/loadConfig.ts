import { type Config, createConfig } from '@redocly/openapi-core';
import { correctTypes } from '../specTypes';
import { exclusiveFields } from './exclusiveFields';
import { names } from './names';
import { parameterFields } from './parameterFields';
import { parameterLists } from './parameterLists';
import { paths } from './paths';
import type { Rule } from './rule';
import { references, structureRule } from './structure';
import { tags } from './tags';

/** Name of the plugin that brings the rules; what they report has it before their names. */
export const pluginName = 'portal';

const own = { exclusiveFields, names, parameterFields, parameterLists, paths, references, tags };

/**
 * How a description is bundled, with `collect` called for its references on the way. With `check` the bundler reports,
 * on the same way, what the specification forbids.
 */
export async function createLoadConfig(collect: () => object, check: boolean): Promise<Config> {
  const [rules, swaggerRules] = check ? await makeRules() : [{}, {}];
  const decorators = { oas3: { ...rules, collect }, oas2: { ...swaggerRules, collect } };
  return createConfig({
    plugins: [{ id: pluginName, typeExtension: { oas3: correctTypes }, decorators: decorators as never }],
    decorators: Object.fromEntries(
      [...Object.keys(rules), 'collect'].map((name) => [`${pluginName}/${name}`, 'warn' as const]),
    ),
  });
}

async function makeRules(): Promise<[Record<string, Rule>, Record<string, Rule>]> {
  const builtIn = await createConfig({});
  return [{ structure: structureRule(builtIn, 'oas3'), ...own }, { structure: structureRule(builtIn, 'oas2') }];
}
