import { expect, it } from 'vitest';
import { runPictures } from '../pictures/runPictures';

const nowhere = '/nowhere';

it('says what it does', async () => {
  const printed: string[] = [];
  expect(await runPictures(['--help'], { project: nowhere, print: (text) => printed.push(text) })).toBe(0);
  expect(printed.join('\n')).toContain('npm run pictures');
});

it.each([[['--size', '10']], [['guide']]])('refuses arguments that it does not know: %s', async (args) => {
  const run = runPictures(args, { project: nowhere, print: () => undefined });
  await expect(run).rejects.toThrow(`Unknown argument "${args[0]}".\n\nDraws the picture of each type`);
});
