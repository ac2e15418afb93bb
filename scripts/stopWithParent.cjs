'use strict';
// Loaded into a command before its own code: ends it on a signal, and when the process that started it has ended.
const { isMainThread } = require('node:worker_threads');

if (isMainThread) {
  // Docusaurus exits with code 0 on a signal, as if the site were complete. This listener runs before its own.
  const signals = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 };
  for (const [signal, number] of Object.entries(signals)) process.on(signal, () => process.exit(128 + number));

  // A process that is killed passes no signal on; its children get another parent.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit(1);
  }, 300).unref();
}
