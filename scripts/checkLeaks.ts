import { placesIn } from '../src/machine/main';
import { commandContext } from './commandContext';
import { checkLeaksUsage, runCheckLeaks } from './leaks/runCheckLeaks';
import { command } from './portalCommand';

const checkLeaks = async (args: string[]): Promise<number> => {
  const [, named] = placesIn(args, checkLeaksUsage);
  return runCheckLeaks(args, await commandContext(named));
};

command(checkLeaks, checkLeaksUsage);
