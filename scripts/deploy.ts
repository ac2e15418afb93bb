import { deployUsage, runDeploy } from './deploy/runDeploy';
import { main } from './main';

main(
  (args) => runDeploy(args, { project: process.cwd(), now: new Date(), print: (text) => console.log(text) }),
  deployUsage,
);
