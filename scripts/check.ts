import { main } from './main';
import { runBeside } from './runSteps';
import { npmStep } from './testSteps';

const help = `Lint, types and the description, and beside these the unit tests. What each printed is shown when it ends.

  npm run check`;

main((args) => {
  if (args.includes('--help')) {
    console.log(help);
    return Promise.resolve(0);
  }
  if (args.length > 0) throw new Error(`Unknown argument "${args[0]}".\n\n${help}`);
  return runBeside([['lint', 'typecheck', 'lint:api'].map(npmStep), [npmStep('test:unit')]]);
});
