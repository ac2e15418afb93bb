import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Host, oneProcess, type ProcessOptions, processEach } from './host';
import { goHost, javaHost, javascriptHost, pythonHost, rubyHost } from './hostPrograms';

/** A sample: its name, which is an identifier in every language, and its code. */
export interface Program {
  name: string;
  code: string;
}

/** Writes the samples of a language into the folder, compiles them where they have to be, and gets ready to run them. */
type Prepare = (programs: Program[], options: ProcessOptions) => Promise<Host>;

/** How the samples of each language are run. What they say is not changed, but for the names of packages. */
export const hosts: Readonly<Record<string, Prepare>> = {
  curl: async (programs, options) => {
    await writeEach(programs, 'sh', options);
    return processEach((name) => ['sh', `${name}.sh`], options);
  },
  php: async (programs, options) => {
    await writeEach(programs, 'php', options);
    return processEach((name) => ['php', `${name}.php`], options);
  },
  javascript: (programs, options) => interpreted(programs, 'mjs', [process.execPath], javascriptHost, options),
  python: (programs, options) => interpreted(programs, 'py', ['python3'], pythonHost, options),
  ruby: (programs, options) => interpreted(programs, 'rb', ['ruby'], rubyHost, options),
  go: async (programs, options) => {
    for (const { name, code } of programs) {
      const inPackage = code.replace('package main', `package ${name}`).replace('func main()', 'func Main()');
      await write(options, `${name}/main.go`, inPackage);
    }
    await write(options, 'go.mod', 'module samples\n\ngo 1.19\n');
    await write(options, 'main.go', goHost(programs.map(({ name }) => name)));
    await compile(['go', 'build', '-o', 'samples', '.'], options);
    return oneProcess([path.join(options.folder, 'samples')], options);
  },
  java: async (programs, options) => {
    const files = programs.map(({ name }) => `${name}/Main.java`);
    for (const { name, code } of programs) {
      await write(options, `${name}/Main.java`, `package ${name};\n${code}`);
    }
    await write(options, 'Host.java', javaHost);
    await compile(['javac', '-encoding', 'UTF-8', '-d', 'classes', 'Host.java', ...files], options);
    return oneProcess(['java', '-cp', 'classes', 'Host', 'Main'], options);
  },
  kotlin: async (programs, options) => {
    const files = programs.map(({ name }) => `${name}/main.kt`);
    for (const { name, code } of programs) await write(options, `${name}/main.kt`, `package ${name}\n${code}`);
    await write(options, 'Host.java', javaHost);
    const library = path.join(path.dirname(createRequire(__filename).resolve('kotlin-compiler/package.json')), 'lib');
    const compiler = ['java', '-cp', `${library}/*`, 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler', '-no-reflect'];
    await compile(
      [...compiler, '-no-stdlib', '-cp', `${library}/kotlin-stdlib.jar`, '-d', 'classes', ...files],
      options,
    );
    await compile(['javac', '-d', 'classes', 'Host.java'], options);
    return oneProcess(['java', '-cp', `classes:${library}/kotlin-stdlib.jar`, 'Host', 'MainKt'], options);
  },
};

async function interpreted(
  programs: Program[],
  ending: string,
  command: string[],
  host: string,
  options: ProcessOptions,
): Promise<Host> {
  await writeEach(programs, ending, options);
  await write(options, `host.${ending}`, host);
  return oneProcess([...command, `host.${ending}`], options);
}

async function writeEach(programs: Program[], ending: string, options: ProcessOptions): Promise<void> {
  for (const { name, code } of programs) await write(options, `${name}.${ending}`, code);
}

async function write({ folder }: ProcessOptions, file: string, text: string): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

/** Runs a compiler; what it says against the samples is the error. */
async function compile([program = '', ...args]: string[], { folder, env }: ProcessOptions): Promise<void> {
  await promisify(execFile)(program, args, { cwd: folder, env, maxBuffer: 64_000_000 });
}
