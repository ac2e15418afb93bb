import { main } from './main';
import { runRelease } from './release/runRelease';

main((args) =>
  runRelease(args, {
    project: process.cwd(),
    env: process.env,
    print: (text) => console.log(text),
    today: new Date().toISOString().slice(0, 10),
  }),
);
