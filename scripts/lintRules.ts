import path from 'node:path';
import { loadConfig } from '@redocly/openapi-core';
import { print } from '../src/machine/print';
import { asPortalHere } from './portalCommand';

/** The option of the linter with which no plugin runs. */
export const noPlugins = '--no-plugins';

const recommended = path.join(__dirname, 'recommendedRules.yaml');

/**
 * The file with the rules to lint by where no plugin may run: `file` (absolute; undefined for none), or the recommended rules when it has
 * plugins or cannot be read. The linter also runs the plugins that it finds beside the file without being told.
 */
export async function rulesWithoutPlugins(file: string | undefined): Promise<string | undefined> {
  const hasPlugins = loadConfig({ ...(file === undefined ? {} : { configPath: file }), skipPluginEval: true }).then(
    // One that is not run has no id.
    ({ plugins }) => plugins.some(({ id }) => id === undefined),
    () => true,
  );
  if (!(await hasPlugins)) return file;
  const name = file === undefined ? 'The folder' : path.basename(file);
  const remedy = asPortalHere('To run them, use "npm run lint:api".');
  print(`${name} has plugins, which are programs: the recommended rules are used instead. ${remedy}`);
  return recommended;
}
