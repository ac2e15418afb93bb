import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from './fault';

/** What is wrong with the table itself: a text that is not there just once or stays as it is, a test or title that does not exist. */
export function checkFaults(faults: readonly Fault[], root: string): string[] {
  return faults.flatMap(({ what, file, from, to, tests = [], browser }) => {
    const source = path.join(root, file);
    const count = existsSync(source) ? readFileSync(source, 'utf8').split(from).length - 1 : 0;
    const spec = browser && `tests/browser/${browser.file}.spec.ts`;
    const files = [...tests, ...(spec ? [spec] : [])];
    // Without its title no test would run, and that would pass for a fault that is noticed.
    const isUntitled =
      spec &&
      existsSync(path.join(root, spec)) &&
      !titlesIn(readFileSync(path.join(root, spec), 'utf8')).some((title) => title.includes(browser.titles));
    return [
      ...(count === 1 ? [] : [`${what}: ${file} holds the text ${count} times, wanted once: ${from}`]),
      ...(from === to ? [`${what}: ${from} is put in its own place`] : []),
      ...(files.length > 0 ? [] : [`${what}: no test is named`]),
      ...files.filter((name) => !existsSync(path.join(root, name))).map((name) => `${what}: there is no ${name}`),
      ...(isUntitled ? [`${what}: ${spec} has no test with the title ${browser.titles}`] : []),
    ];
  });
}

/** The titles of the tests and groups in a file of Playwright; of a template, as it is written. */
export function titlesIn(spec: string): string[] {
  const calls = spec.matchAll(/^ *test(?:\.describe)?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gm);
  return [...calls].map(([, , title = '']) => title);
}
