import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from './fault';

/** What is wrong with the table itself: a text that is not there just once, a test file or a title that does not exist. */
export function checkFaults(faults: readonly Fault[], root: string): string[] {
  return faults.flatMap(({ what, file, from, tests = [], browser }) => {
    const source = path.join(root, file);
    const count = existsSync(source) ? readFileSync(source, 'utf8').split(from).length - 1 : 0;
    const spec = browser && `tests/browser/${browser.file}.spec.ts`;
    const files = [...tests, ...(spec ? [spec] : [])];
    // Without its title no test would run, and that would pass for a fault that is noticed.
    const isUntitled =
      spec &&
      existsSync(path.join(root, spec)) &&
      !readFileSync(path.join(root, spec), 'utf8').includes(browser.titles);
    return [
      ...(count === 1 ? [] : [`${what}: ${file} holds the text ${count} times, wanted once: ${from}`]),
      ...(files.length > 0 ? [] : [`${what}: no test is named`]),
      ...files.filter((name) => !existsSync(path.join(root, name))).map((name) => `${what}: there is no ${name}`),
      ...(isUntitled ? [`${what}: ${spec} has no test with the title ${browser.titles}`] : []),
    ];
  });
}
