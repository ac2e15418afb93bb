import { print } from '../src/machine/print';
import { readSite, type Site } from './readSite';

/** What a command depends on besides its arguments. */
export interface CommandContext {
  /** The project's folder, absolute. */
  project: string;
  site: Site;
  env: NodeJS.ProcessEnv;
  print: (text: string) => void;
  /** Today's date, `2026-03-01`. */
  today: string;
}

/** The context of a command in the working folder, for the site there or around a description that is named. */
export async function commandContext(named: string | undefined): Promise<CommandContext> {
  return {
    project: process.cwd(),
    site: await readSite(process.cwd(), named),
    env: named === undefined ? process.env : { ...process.env, OPENAPI_SPEC: named },
    print,
    today: new Date().toISOString().slice(0, 10),
  };
}
