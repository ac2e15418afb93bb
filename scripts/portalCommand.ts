import path from 'node:path';
import { main, type Usage } from '../src/machine/main';

/** The commands of the package by the npm scripts that they are here. */
const commands: Record<string, string> = {
  ...Object.fromEntries(
    ['start', 'build', 'serve', 'compress', 'check-leaks', 'sandbox', 'mcp', 'diff', 'release'].map((name) => [
      name,
      name,
    ]),
  ),
  'lint:api': 'lint',
};

/**
 * A text in which npm scripts are named, with the commands of the package in their place: `npm run build -- --strict` is
 * `npx openapi-portal build --strict`. Columns after them stay where they are to each other.
 */
export function asPortal(text: string): string {
  return text.replace(
    /npm (?:run )?(?:--silent )?([a-z]+(?:[:-][a-z]+)?)( --(?= )| {3}(?= {2}))?/g,
    (all, script: string) => (Object.hasOwn(commands, script) ? `npx openapi-portal ${commands[script]}` : all),
  );
}

/** A text with the commands as they are called where this runs: as scripts of npm here, as those of `openapi-portal` in the package. */
export function asPortalHere(text: string): string {
  return path.extname(__filename) === '.js' ? asPortal(text) : text;
}

/** Runs a command that is a script of npm here and one of `openapi-portal` in the package, where its texts say so. */
export function command(run: (args: string[]) => Promise<number>, usage: Usage): Promise<void> {
  if (path.extname(__filename) !== '.js') return main(run, usage);
  const explained = (args: string[]): Promise<number> =>
    run(args).catch((error: unknown) => {
      throw error instanceof Error ? new Error(asPortal(error.message), { cause: error }) : error;
    });
  return main(explained, { ...usage, help: asPortal(usage.help) });
}
