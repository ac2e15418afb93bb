import { packageCommand, runCommand } from './command';
import { main } from './main';

main(async (args) => {
  const linted = await runCommand(packageCommand('@redocly/cli', 'redocly', ['lint']));
  if (linted !== 0) return linted;
  return runCommand(packageCommand('@docusaurus/core', 'docusaurus', ['start', '--no-open', ...args]));
});
