'use strict';
// Loaded into a command before its own code, so that it stops when it is told to and when nobody is left who waits for it.
const { isMainThread } = require('node:worker_threads');

if (isMainThread) {
  // Docusaurus ends with code 0 when a signal stops it, as if half a site were a whole one. This listener comes first.
  const signals = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 };
  for (const [signal, number] of Object.entries(signals)) process.on(signal, () => process.exit(128 + number));

  // A process that is killed passes no signal on; its children get another parent.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1);
  }, 300).unref();
}
