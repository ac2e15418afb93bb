import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Host, oneProcess, processEach, type Surroundings } from './host';
import { goHost, javaHost, javascriptHost, pythonHost, rubyHost } from './hostPrograms';

/** A sample: its name, which is an identifier in every language, and its code. */
export interface Program {
  name: string;
  code: string;
}

/** Writes the samples of a language into the folder, compiles them where they have to be, and gets ready to run them. */
type Prepare = (programs: Program[], surroundings: Surroundings) => Promise<Host>;

/** How the samples of each language are run. What they say is not changed, but for the names of packages. */
export const hosts: Readonly<Record<string, Prepare>> = {
  curl: async (programs, surroundings) => {
    await writeEach(programs, 'sh', surroundings);
    return processEach((name) => ['sh', `${name}.sh`], surroundings);
  },
  php: async (programs, surroundings) => {
    await writeEach(programs, 'php', surroundings);
    return processEach((name) => ['php', `${name}.php`], surroundings);
  },
  javascript: (programs, surroundings) =>
    interpreted(programs, 'mjs', [process.execPath], javascriptHost, surroundings),
  python: (programs, surroundings) => interpreted(programs, 'py', ['python3'], pythonHost, surroundings),
  ruby: (programs, surroundings) => interpreted(programs, 'rb', ['ruby'], rubyHost, surroundings),
  go: async (programs, surroundings) => {
    for (const { name, code } of programs) {
      const inPackage = code.replace('package main', `package ${name}`).replace('func main()', 'func Main()');
      await write(surroundings, `${name}/main.go`, inPackage);
    }
    await write(surroundings, 'go.mod', 'module samples\n\ngo 1.19\n');
    await write(surroundings, 'main.go', goHost(programs.map(({ name }) => name)));
    await compile(['go', 'build', '-o', 'samples', '.'], surroundings);
    return oneProcess([path.join(surroundings.folder, 'samples')], surroundings);
  },
  java: async (programs, surroundings) => {
    const files = programs.map(({ name }) => `${name}/Main.java`);
    for (const { name, code } of programs) {
      await write(surroundings, `${name}/Main.java`, `package ${name};\n${code}`);
    }
    await write(surroundings, 'Host.java', javaHost);
    await compile(['javac', '-encoding', 'UTF-8', '-d', 'classes', 'Host.java', ...files], surroundings);
    return oneProcess(['java', '-cp', 'classes', 'Host', 'Main'], surroundings);
  },
  kotlin: async (programs, surroundings) => {
    const files = programs.map(({ name }) => `${name}/main.kt`);
    for (const { name, code } of programs) await write(surroundings, `${name}/main.kt`, `package ${name}\n${code}`);
    await write(surroundings, 'Host.java', javaHost);
    const library = path.join(path.dirname(createRequire(__filename).resolve('kotlin-compiler/package.json')), 'lib');
    const compiler = ['java', '-cp', `${library}/*`, 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler', '-no-reflect'];
    await compile(
      [...compiler, '-no-stdlib', '-cp', `${library}/kotlin-stdlib.jar`, '-d', 'classes', ...files],
      surroundings,
    );
    await compile(['javac', '-d', 'classes', 'Host.java'], surroundings);
    return oneProcess(['java', '-cp', `classes:${library}/kotlin-stdlib.jar`, 'Host', 'MainKt'], surroundings);
  },
};

async function interpreted(
  programs: Program[],
  ending: string,
  command: string[],
  host: string,
  surroundings: Surroundings,
): Promise<Host> {
  await writeEach(programs, ending, surroundings);
  await write(surroundings, `host.${ending}`, host);
  return oneProcess([...command, `host.${ending}`], surroundings);
}

async function writeEach(programs: Program[], ending: string, surroundings: Surroundings): Promise<void> {
  for (const { name, code } of programs) await write(surroundings, `${name}.${ending}`, code);
}

async function write({ folder }: Surroundings, file: string, text: string): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
}

/** Runs a compiler; what it says against the samples is the error. */
async function compile([program = '', ...args]: string[], { folder, env }: Surroundings): Promise<void> {
  await promisify(execFile)(program, args, { cwd: folder, env, maxBuffer: 64_000_000 });
}
