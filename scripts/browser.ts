import { browser } from './neededPrograms';
import { findProgram, type Machine, thisMachine } from './programs';

/** The path of the browser for the tests. Throws an Error when there is none. */
export function findBrowser(machine: Machine = thisMachine): string {
  return findProgram(browser, machine);
}

/**
 * Arguments that stop Chromium from contacting any host but the site. As root, for example in a container, its sandbox
 * is not available.
 */
export function browserArguments(): string[] {
  const args = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return process.getuid?.() === 0 ? ['--no-sandbox', ...args] : args;
}
