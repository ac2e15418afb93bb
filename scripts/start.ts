import { existsSync } from 'node:fs';
import path from 'node:path';
import { takeOptions } from '../src/machine/arguments';
import { devServerFlags } from '../src/platform/processes';
import { namedOverlays } from '../src/reference/overlays/namedOverlays';
import { toHostName } from '../src/sandbox/server/commandLine';
import { takeReportFlags } from './arguments';
import { type Command, docusaurusCommand, runCommand, scriptCommand } from './command';
import { cacheFolder, namedSiteOptions, takeNamedSite, withNamedSite } from './namedSite';
import { command } from './portalCommand';
import { readSite } from './readSite';
import { repeatOnChange } from './repeatOnChange';
import { restartOnChange } from './restartOnChange';
import { onParentGone, onStopSignal } from './stopping';

/** Milliseconds after an edit before the linter starts, so that the dev server has the processor to itself. */
const afterEdit = 2000;

/** Where Node.js, from version 22 on, keeps the code that it compiled for the next start. */
const compiled = path.join(cacheFolder(), 'compiled');

const help = `Starts the dev server on http://localhost:3000, and lints the description, now and after each edit.

  npm start
  npm start -- orders.yaml               a whole site around a description, without a configuration
  npm start -- --port 4000               on another port
  npm start -- --strict --verbose        as for "npm run build", and so are --internal, --overlay and --audience
  npm start -- --allow-host box.example  called by this name, too, as behind a proxy

${namedSiteOptions}

OPENAPI_SPEC names another description. Other arguments are passed on to "docusaurus start".`;

const start = async (args: string[]): Promise<number> => {
  const { values: names, rest: others } = takeOptions(args, 'allow-host');
  const { env: flags, rest: withFiles } = takeReportFlags(others);
  const { named, rest } = takeNamedSite(withFiles);
  const env = { ...flags, ...(names.length > 0 ? { SITE_ALLOWED_HOSTS: names.map(toHostName).join(' ') } : {}) };
  const stopped = new AbortController();
  const stop = (): void => stopped.abort();
  onStopSignal(stop);
  onParentGone(stop);
  // It needs nearly as much processor time as the dev server needs to start.
  const lint: Command = { ...scriptCommand('lintApi'), atLowPriority: true };
  const isNamed = named.files.length > 0;
  const linted = isNamed ? named.files : await lintedPlaces(flags);
  const run = { ...lint, args: [...lint.args, ...named.files] };
  const linting =
    linted.length > 0 ? repeatOnChange(linted, (end) => runCommand(run, flags, undefined, end), afterEdit) : undefined;
  const server = docusaurusCommand(['start', '--no-open', ...rest], devServerFlags);
  try {
    // The dev server handles every edit except of its own plugins and of the generator that they run.
    const code = await withNamedSite(named, (cwd, own) =>
      restartOnChange(
        isNamed ? [] : ['src/reference', 'src/plugins'].filter((folder) => existsSync(folder)),
        (end) => runCommand(server, { ...env, ...own, NODE_COMPILE_CACHE: compiled }, cwd, end),
        stopped.signal,
      ),
    );
    // If the description stops the server from starting, the linter may have more to report.
    if (!stopped.signal.aborted) await linting?.settled();
    return code;
  } finally {
    linting?.stop();
    stop();
  }
};

/** The files that the linter reads. Its rules are for the site's own description and guides. */
async function lintedPlaces(flags: Record<string, string>): Promise<string[]> {
  if (process.env.OPENAPI_SPEC) return [];
  const { description, overlays = [], guides, checked } = await readSite(process.cwd());
  const edits = [...overlays, ...namedOverlays({ ...process.env, ...flags })];
  const places = [
    path.dirname(description),
    ...edits,
    ...(guides ? [guides] : []),
    ...(checked?.posts ? [checked.posts] : []),
    'redocly.yaml',
  ];
  return places.filter((place) => existsSync(place));
}

command(start, { help, places: 'passed on' });
