import { placesIn } from '../src/machine/main';
import { commandContext } from './commandContext';
import { command } from './portalCommand';
import { releaseUsage, runRelease } from './release/runRelease';

const release = async (args: string[]): Promise<number> => {
  const [, named] = placesIn(args, releaseUsage);
  return runRelease(args, await commandContext(named));
};

command(release, releaseUsage);
