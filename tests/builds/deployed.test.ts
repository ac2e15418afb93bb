import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { repository } from '../site/builtSite';

let folder = '';
const at = (name: string): string => path.join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'deployed-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The lines that the README has for a deployment. */
const [, lines = ''] = /```sh\n(.*?)```/s.exec(readFileSync(path.join(repository, 'nginx/README.md'), 'utf8')) ?? [];

/** Makes a build with a page that names its assets. */
function build(...assets: string[]): void {
  rmSync(at('build'), { recursive: true, force: true });
  mkdirSync(at('build/assets/js'), { recursive: true });
  writeFileSync(at('build/index.html'), assets.join(' '));
  for (const name of assets) writeFileSync(at(`build/assets/js/${name}.js`), name);
}

let deployments = 0;

/** Runs the lines; deployments of one second would have the same name. There is no nginx to reload. */
function deploy(script = lines): void {
  deployments += 1;
  const names = `date() { echo deployment-${deployments}; }\nnginx() { echo reloaded; }\n`;
  const printed = execFileSync('sh', ['-c', names + script.replaceAll('/srv/portal', folder)], { encoding: 'utf8' });
  expect(printed).toBe('reloaded\n');
}

/** Lets days pass: all that was deployed is as much older. */
function pass(days: number): void {
  for (const place of ['builds', 'sites'])
    for (const name of readdirSync(at(place))) {
      const time = statSync(at(`${place}/${name}`)).mtimeMs / 1000 - days * 86_400;
      utimesSync(at(`${place}/${name}`), time, time);
    }
}

const served = (): string[] => readdirSync(at('site/assets/js')).sort();
const page = (): string => readFileSync(at('site/index.html'), 'utf8');

it('puts a build in place, and the next one, with the assets of both', () => {
  build('a', 'b');
  deploy();
  expect([page(), served()]).toEqual(['a b', ['a.js', 'b.js']]);
  build('b', 'c');
  deploy();
  expect([page(), served()]).toEqual(['b c', ['a.js', 'b.js', 'c.js']]);
  expect(readdirSync(folder).sort()).toEqual(['build', 'builds', 'site', 'sites']);
});

it('keeps assets for seven days after the last build that had them was replaced', () => {
  build('a');
  deploy();
  // A build that is served for long is no older for it.
  pass(30);
  build('b');
  deploy();
  pass(6.9);
  build('c');
  deploy();
  expect(served()).toEqual(['a.js', 'b.js', 'c.js']);
  pass(0.2);
  build('d');
  deploy();
  expect(served()).toEqual(['b.js', 'c.js', 'd.js']);
  pass(7.1);
  build('b');
  deploy();
  expect(served()).toEqual(['b.js', 'd.js']);
  expect([readdirSync(at('builds')).length, readdirSync(at('sites')).length]).toEqual([2, 2]);
});

it('leaves the site as it is when it is interrupted at any line, and can be run again', () => {
  build('a');
  deploy();
  build('b');
  const all = lines.trimEnd().split('\n');
  for (let count = 1; count < all.length - 1; count += 1) {
    expect(() => deploy([...all.slice(0, count), 'exit 1'].join('\n'))).toThrow();
    expect(page()).toBe('a');
  }
  deploy();
  expect([page(), served()]).toEqual(['b', ['a.js', 'b.js']]);
  expect(existsSync(at('site.next'))).toBe(false);
});

it('lets the link be set back to an earlier site', () => {
  build('a');
  deploy();
  const first = readdirSync(at('sites'));
  build('b');
  deploy();
  rmSync(at('site'));
  symlinkSync(`sites/${first}`, at('site'));
  expect(page()).toBe('a');
  build('c');
  deploy();
  expect(served()).toEqual(['a.js', 'b.js', 'c.js']);
});
