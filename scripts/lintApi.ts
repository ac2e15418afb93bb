import { readdirSync } from 'node:fs';
import path from 'node:path';
import { packageCommand, runCommand } from './command';
import { main } from './main';

const workflows = 'openapi/workflows';

/** Lints the description, then the workflows, whose rules are their own. */
main(async (args) => {
  const files = readdirSync(workflows).filter((name) => name.endsWith('.arazzo.yaml'));
  const config = ['--config', path.join(workflows, 'redocly.yaml')];
  const description = await runCommand(packageCommand('@redocly/cli', 'redocly', ['lint', ...args]));
  const steps = await runCommand(
    packageCommand('@redocly/cli', 'redocly', [
      'lint',
      ...args,
      ...config,
      ...files.map((name) => path.join(workflows, name)),
    ]),
  );
  return Math.max(description, steps);
});
