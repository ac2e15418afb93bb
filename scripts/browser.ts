import { chromium } from '@playwright/test';
import { findProgram, inPath, type Machine, thisMachine } from './programs';

/** Where Chrome is on a Mac; elsewhere it is in PATH. */
const onMac = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/**
 * The browser for the tests: the one that CHROME_PATH names, Playwright's own, Chromium's shell without windows, an
 * installed Chrome or Chromium; as root on Debian the package `chromium-headless-shell` is installed. Throws one line that says what to install.
 */
export function findBrowser(named = process.env.CHROME_PATH, machine: Machine = thisMachine): string {
  if (named && !machine.isExecutable(named))
    throw new Error(`CHROME_PATH names "${named}", which cannot be run. Name a browser, or unset the variable.`);
  return findProgram(
    {
      what: 'a browser',
      candidates: [
        ...(named ? [named] : []),
        chromium.executablePath(),
        ...inPath(['chromium-headless-shell', 'google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser']),
        ...onMac,
      ],
      debian: { package: 'chromium-headless-shell', file: '/usr/bin/chromium-headless-shell' },
      remedy: 'install Chrome or Chromium, or name one in the environment variable CHROME_PATH.',
    },
    machine,
  );
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
