import { main } from '../src/machine/main';
import { print } from '../src/machine/print';
import { neededPrograms } from './neededPrograms';
import { installPrograms, thisMachine } from './programs';

const help = `Installs the programs that the tests need and npm does not install: a browser, nginx, rsync, and what runs samples.

  npm run setup      as root on Debian or Ubuntu; elsewhere it prints what to install`;

const setup = async (): Promise<number> => {
  installPrograms(neededPrograms, thisMachine, print);
  return 0;
};

main(setup, { help });
