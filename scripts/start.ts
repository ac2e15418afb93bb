import { existsSync } from 'node:fs';
import path from 'node:path';
import { takeOption, takeOptions } from '../src/machine/arguments';
import { untilListening } from '../src/machine/ports';
import { print } from '../src/machine/print';
import { devServerFlags } from '../src/platform/processes';
import { namedOverlays } from '../src/reference/overlays/namedOverlays';
import { joined } from '../src/reference/words';
import { toHostName } from '../src/sandbox/server/commandLine';
import { takeReportFlags } from './arguments';
import { type Command, docusaurusCommand, readCommand, runCommand, scriptCommand } from './command';
import { noPlugins } from './lintRules';
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
  const { value: port = '3000' } = takeOption(rest, 'port');
  const { edited, linted } = await placesOf(named.files, flags);
  print(`Reads ${joined(edited, 'and')} and shows the site on http://localhost:${port}, which takes some seconds.`);
  const stopped = new AbortController();
  const stop = (): void => stopped.abort();
  onStopSignal(stop);
  onParentGone(stop);
  const served = untilListening(Number(port), stopped.signal).then(() => {
    if (!stopped.signal.aborted)
      print(`Edit ${joined(edited, 'or')}: the page in the browser changes with it. Ctrl+C ends this.`);
  });
  const linting = lintOnChange(named.files, linted, flags, served);
  const server = docusaurusCommand(['start', '--no-open', ...rest], devServerFlags);
  try {
    // The dev server handles every edit except of its own plugins and of the generator that they run.
    const code = await withNamedSite(named, (cwd, own) =>
      restartOnChange(
        named.files.length > 0 ? [] : ['src/reference', 'src/plugins'].filter((folder) => existsSync(folder)),
        (end) => runCommand(server, { ...env, ...own, NODE_COMPILE_CACHE: compiled }, cwd, end),
        stopped.signal,
      ),
    );
    const isEnded = !stopped.signal.aborted;
    stop();
    // If the description stops the server from starting, the linter may have more to report.
    if (isEnded) await linting?.settled();
    return code;
  } finally {
    linting?.stop();
    stop();
  }
};

/** What a reader of the first lines may edit, and the files that the linter reads. */
async function placesOf(
  named: string[],
  flags: Record<string, string>,
): Promise<{ edited: string[]; linted: string[] }> {
  const { OPENAPI_SPEC: spec } = process.env;
  if (named.length > 0) return { edited: named, linted: named };
  // The rules of the linter are for the site's own description and guides.
  if (spec) return { edited: [spec], linted: [] };
  const { description, overlays = [], guides, checked } = await readSite(process.cwd());
  const edits = [...overlays, ...namedOverlays({ ...process.env, ...flags })];
  const linted = [
    path.dirname(description),
    ...edits,
    ...(guides ? [guides] : []),
    ...(checked?.posts ? [checked.posts] : []),
    'redocly.yaml',
  ];
  return {
    edited: [description, ...(guides === undefined ? [] : [`${guides}/`])],
    linted: linted.filter((place) => existsSync(place)),
  };
}

/** Lints now and after each edit. What that says comes after the address of the site. */
function lintOnChange(named: string[], places: string[], flags: Record<string, string>, served: Promise<void>) {
  if (places.length === 0) return undefined;
  // It needs nearly as much processor time as the dev server needs to start.
  const lint: Command = { ...scriptCommand('lintApi'), atLowPriority: true };
  const run = { ...lint, args: [...lint.args, ...named, ...(named.length > 0 ? [noPlugins] : [])] };
  const report = async (end: AbortSignal): Promise<void> => {
    const { output } = await readCommand(run, flags, end);
    await served;
    print(output);
  };
  return repeatOnChange(places, report, afterEdit);
}

command(start, { help, places: 'passed on' });
