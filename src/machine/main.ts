import { takeOptions } from './arguments';
import { printError } from './print';

/** The arguments of a command. */
export interface Usage {
  /** What it does, and how it is called: printed for `--help`. */
  help: string;
  /** Options with a value, without their dashes: `port`. */
  options?: readonly string[];
  /** Options without a value: `peer`. */
  flags?: readonly string[];
  /** How many other arguments it takes; with `passed on`, any number of any kind, for another program. */
  places?: number | 'passed on';
}

/**
 * Runs a script's one function and sets the exit code. Of an error it prints the message, without a stack. `--help`
 * only prints the help, and an argument that the command does not have is an error. A script that only
 * other scripts start has no usage.
 */
export async function main(run: (args: string[]) => Promise<number>, usage?: Usage): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.off('error', endUnwritten).on('error', endUnwritten);
  try {
    const args = process.argv.slice(2);
    if (usage && args.includes('--help')) {
      console.log(usage.help);
      return;
    }
    const unknown = usage && unknownArgument(args, usage);
    if (unknown !== undefined) throw new Error(`Unknown argument "${unknown}".\n\n${usage?.help}`);
    process.exitCode = await run(args);
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

/** Ends a command whose output cannot be written. A reader that is gone, as after `| head`, has had enough. */
function endUnwritten({ code, message }: NodeJS.ErrnoException): void {
  const remedy = code === 'ENOSPC' ? 'Free some space on its disk.' : 'Check where it is written to.';
  if (code !== 'EPIPE') printError(`The output cannot be written: ${message}. ${remedy}`);
  process.exit(1);
}

/** The first argument that a command does not have; undefined where there is none. */
export function unknownArgument(args: readonly string[], usage: Usage): string | undefined {
  const { options = [], flags = [], places = 0 } = usage;
  if (places === 'passed on') return undefined;
  const others = options.reduce((rest, name) => takeOptions(rest, name).rest, [...args]);
  return (
    others.find((arg) => arg.startsWith('-') && !flags.some((name) => arg === `--${name}`)) ??
    placesIn(args, usage)[places]
  );
}

/** The arguments of a command that are no options. */
export function placesIn(args: readonly string[], { options = [] }: Usage): string[] {
  const others = options.reduce((rest, name) => takeOptions(rest, name).rest, [...args]);
  return others.filter((arg) => !arg.startsWith('-'));
}
