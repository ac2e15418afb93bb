import { chromium } from '@playwright/test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findBrowser } from '../browser';
import { inPath, type Machine } from '../programs';

afterEach(() => vi.unstubAllEnvs());

/** Looks for a browser where these files are and CHROME_PATH has this value. */
function find(files: string[], named = ''): string {
  vi.stubEnv('CHROME_PATH', named);
  const machine: Machine = {
    isExecutable: (file) => files.includes(file),
    succeeds: () => false,
    canInstall: () => true,
    install: () => expect.unreachable('only npm run setup installs'),
  };
  return findBrowser(machine);
}

const shell = inPath(['chromium-headless-shell'])[0] ?? '';
const chrome = inPath(['google-chrome'])[0] ?? '';

describe('the browser for the tests is', () => {
  it('the one that CHROME_PATH names, before all others', () => {
    expect(find(['/opt/mine', chromium.executablePath()], '/opt/mine')).toBe('/opt/mine');
  });

  it("Playwright's own, before an installed one", () => {
    expect(find([chrome, chromium.executablePath()])).toBe(chromium.executablePath());
  });

  it('of the installed ones the shell without windows, which loads pages in two thirds of the time', () => {
    expect(find([chrome, shell])).toBe(shell);
    expect(find([chrome])).toBe(chrome);
  });
});

describe('one line says what to do when', () => {
  it('there is none', () => {
    expect(() => find([])).toThrow(/^The tests need a browser \(.*CHROME_PATH names\)\. .*npm run setup$/);
  });

  it('CHROME_PATH names what cannot be run', () => {
    expect(() => find([chrome], '/opt/none')).toThrow(
      'CHROME_PATH names "/opt/none", which cannot be run. Name a browser, or unset the variable.',
    );
  });
});
