import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { expect, it } from 'vitest';
import { closedMessage } from '../docusaurus/plugins';

const ofCore = createRequire(require.resolve('@docusaurus/core/package.json'));
const client = path.join(path.dirname(ofCore.resolve('webpack-dev-server/package.json')), 'client');

/** The message that the dev server's client posts to its page when something has happened. */
function messageAt(event: string): unknown {
  const { outputFiles } = buildSync({
    stdin: { contents: `import send from './utils/sendMessage.js'; send('${event}');`, resolveDir: client },
    ...{ bundle: true, write: false },
  });
  const posted: unknown[] = [];
  new Function('self', outputFiles[0]?.text ?? '')({ postMessage: (message: unknown) => posted.push(message) });
  return posted[0];
}

it('the client of the dev server posts a message when its connection ends', () => {
  expect(messageAt('Close')).toMatchObject({ type: closedMessage });
  expect(readFileSync(path.join(client, 'index.js'), 'utf8')).toContain('sendMessage("Close");');
});
