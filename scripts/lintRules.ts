import path from 'node:path';
import { type Config, loadConfig } from '@redocly/openapi-core';
import { print } from '../src/machine/print';
import { GuardedResolver } from '../src/reference/load/guardedResolver';
import { asPortalHere } from './portalCommand';

/** The option of the linter with which no plugin runs. */
export const noPlugins = '--no-plugins';

const recommended = path.join(__dirname, 'recommendedRules.yaml');

/**
 * The file with the rules to lint by where no plugin may run: `file` (absolute; undefined for none), or the recommended rules when it has
 * plugins or cannot be read. The linter also runs the plugins that it finds beside the file without being told.
 */
export async function rulesWithoutPlugins(file: string | undefined): Promise<string | undefined> {
  const reason = await whyRefused(file);
  if (reason === undefined) return file;
  const name = file === undefined ? 'The folder' : path.basename(file);
  const remedy = asPortalHere('To use them all the same, run "npm run lint:api".');
  print(`${name} ${reason}: the recommended rules are used instead. ${remedy}`);
  return recommended;
}

async function whyRefused(file: string | undefined): Promise<string | undefined> {
  try {
    const { plugins, resolvedRefMap } = await loadConfig({ ...guardedOptions(file), skipPluginEval: true });
    // One that is not run has no id.
    if (plugins.some(({ id }) => id === undefined)) return 'has plugins, which are programs';
    const isWhole = [...(resolvedRefMap?.values() ?? [])].every(({ resolved }) => resolved);
    return isWhole ? undefined : 'takes rules from outside its folder, which are not read';
  } catch {
    return 'cannot be read';
  }
}

/** Reads rules: those of the project itself, which may run programs, or of a folder that somebody else may have made. */
export function loadRules(file: string | undefined, areOwn: boolean): Promise<Config> {
  return loadConfig(areOwn ? optionsOf(file) : guardedOptions(file));
}

/** Reads nothing for rules but what is in their folder: no address, so that no header of theirs sends a variable away. */
function guardedOptions(file: string | undefined) {
  const folder = path.dirname(file ?? path.resolve('redocly.yaml'));
  const allowRefs = [path.join(folder, '.redocly.lint-ignore.yaml')];
  // A root is read wherever it leads as a link, so it is not the file.
  return { ...optionsOf(file), externalRefResolver: new GuardedResolver({ root: `${folder}/.`, allowRefs }) };
}

function optionsOf(file: string | undefined) {
  return file === undefined ? {} : { configPath: file };
}
