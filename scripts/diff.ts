import { runDiff } from './diff/runDiff';
import { main } from './main';

main((args) =>
  runDiff(args, {
    project: process.cwd(),
    env: process.env,
    print: (text) => console.log(text),
    today: new Date().toISOString().slice(0, 10),
  }),
);
