import path from 'node:path';
import { takeReportFlags } from './arguments';
import { docusaurusCommand, runCommand } from './command';
import { main } from './main';
import { onParentGone } from './parentGone';
import { repeatOnChange } from './repeatOnChange';
import { restartOnChange } from './restartOnChange';
import { onStopSignal } from './signals';

/** What the linter reads. The rules are those of our own description and its guides. */
const linted = process.env.OPENAPI_SPEC ? [] : ['openapi', 'docs', 'blog', 'redocly.yaml', 'scripts/lint'];

/** Milliseconds after an edit in which the dev server has the processor to itself, before the linter starts. */
const afterEdit = 2000;

/** Room for new objects, in MB: an edit makes many that are soon garbage, and with less room waits 0.2 s for collections. */
const room = '--max-semi-space-size=64';

const help = `Starts the dev server on http://localhost:3000, and lints the description, now and after each edit.

  npm start
  npm start -- --port 4000               on another port
  npm start -- --strict --verbose        as for "npm run build"

OPENAPI_SPEC names another description. Other arguments are passed on to "docusaurus start".`;

const start = async (args: string[]): Promise<number> => {
  const { env, rest } = takeReportFlags(args);
  const stopped = new AbortController();
  const stop = (): void => stopped.abort();
  onStopSignal(stop);
  onParentGone(stop);
  const lint = { file: process.execPath, args: ['--import', 'tsx', path.join(__dirname, 'lintApi.ts')] };
  const linting =
    linted.length > 0 ? repeatOnChange(linted, (end) => runCommand(lint, {}, undefined, end), afterEdit) : undefined;
  const server = docusaurusCommand(['start', '--no-open', ...rest], [room]);
  try {
    // The dev server shows every edit by itself but for those of its own plugins and of the generator they run.
    const code = await restartOnChange(
      ['src/reference', 'src/plugins'],
      (end) => runCommand(server, env, undefined, end),
      stopped.signal,
    );
    // A description that the server cannot start with may have problems that only the linter finds.
    if (!stopped.signal.aborted) await linting?.settled();
    return code;
  } finally {
    linting?.stop();
    stop();
  }
};

main(start, { help, places: 'passed on' });
