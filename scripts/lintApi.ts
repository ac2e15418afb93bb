import { packageCommand, runCommand } from './command';
import { main } from './main';

main((args) => runCommand(packageCommand('@redocly/cli', 'redocly', ['lint', ...args])));
