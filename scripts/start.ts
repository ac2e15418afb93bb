import { packageCommand, runCommand } from './command';
import { main } from './main';

main(async (args) => {
  // The rules are those of our own description.
  const linted = process.env.OPENAPI_SPEC ? 0 : await runCommand(packageCommand('@redocly/cli', 'redocly', ['lint']));
  if (linted !== 0) return linted;
  return runCommand(packageCommand('@docusaurus/core', 'docusaurus', ['start', '--no-open', ...args]));
});
