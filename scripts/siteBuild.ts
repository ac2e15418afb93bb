import { buildFlags, buildVariables } from '../src/platform/processes';
import { type Command, docusaurusCommand } from './command';

/** The command that builds the site into `folder` (absolute), with an environment in which it needs little memory. */
export function siteBuildCommand(folder: string, args: string[]): Command & { env: Record<string, string> } {
  const command = docusaurusCommand(['build', '--out-dir', folder, ...args], buildFlags);
  return { ...command, env: buildVariables };
}
