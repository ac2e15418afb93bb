import { chromium } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { findBrowser } from '../browser';
import { inPath, type Machine } from '../programs';

interface Given {
  files?: string[];
  /** What an installation brings; undefined where nothing can be installed. */
  brings?: string[];
}

function machine({ files = [], brings }: Given): Machine & { installed: string[] } {
  const present = new Set(files);
  const installed: string[] = [];
  return {
    installed,
    isExecutable: (file) => present.has(file),
    canInstall: () => brings !== undefined,
    install: (name) => {
      installed.push(name);
      for (const file of brings ?? []) present.add(file);
    },
  };
}

const shell = inPath(['chromium-headless-shell'])[0] ?? '';
const chrome = inPath(['google-chrome'])[0] ?? '';
const debian = '/usr/bin/chromium-headless-shell';

describe('the browser for the tests is', () => {
  it('the one that CHROME_PATH names, before all others', () => {
    expect(findBrowser('/opt/mine', machine({ files: ['/opt/mine', chromium.executablePath()] }))).toBe('/opt/mine');
  });

  it("Playwright's own, before an installed one", () => {
    expect(findBrowser('', machine({ files: [chrome, chromium.executablePath()] }))).toBe(chromium.executablePath());
  });

  it('an installed one, and nothing is installed then', () => {
    const here = machine({ files: [chrome], brings: [debian] });
    expect(findBrowser('', here)).toBe(chrome);
    expect(here.installed).toEqual([]);
  });

  it('of the installed ones the shell without windows, which loads pages in two thirds of the time', () => {
    expect(findBrowser('', machine({ files: [chrome, shell] }))).toBe(shell);
  });

  it('as root on Debian the one of the package chromium-headless-shell', () => {
    const here = machine({ brings: [debian] });
    expect(findBrowser('', here)).toBe(debian);
    expect(here.installed).toEqual(['chromium-headless-shell']);
  });
});

describe('one line says what to do when', () => {
  const line = /^The tests need a browser: .*CHROME_PATH\.$/;
  it('there is none and none can be installed', () => expect(() => findBrowser('', machine({}))).toThrow(line));
  it('the installation brings none', () => expect(() => findBrowser('', machine({ brings: [] }))).toThrow(line));
  it('CHROME_PATH names what cannot be run', () => {
    expect(() => findBrowser('/opt/none', machine({ files: [chrome] }))).toThrow(
      'CHROME_PATH names "/opt/none", which cannot be run. Name a browser, or unset the variable.',
    );
  });
});
