import { takeReportFlags } from './arguments';
import { packageCommand, runCommand } from './command';
import { main } from './main';
import { restartOnChange } from './restartOnChange';

main(async (args) => {
  // The rules are those of our own description.
  const linted = process.env.OPENAPI_SPEC ? 0 : await runCommand(packageCommand('@redocly/cli', 'redocly', ['lint']));
  if (linted !== 0) return linted;
  const { env, rest } = takeReportFlags(args);
  const server = packageCommand('@docusaurus/core', 'docusaurus', ['start', '--no-open', ...rest]);
  // The dev server shows every edit by itself but for those of its own plugins and of the generator they run.
  return restartOnChange(['src/reference', 'src/plugins'], (changed) => runCommand(server, env, undefined, changed));
});
