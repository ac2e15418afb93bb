import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { sampleTools } from '../../scripts/neededPrograms';

/** How a sample of a language is put into a file and run. */
export interface Interpreter {
  file: string;
  command: string[];
  probe: readonly string[];
}

const project =
  '<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net8.0</TargetFramework></PropertyGroup></Project>';

/** Further files that an interpreter needs beside the sample. */
export const projectFiles: Record<string, Record<string, string>> = { csharp: { 'sample.csproj': project } };

const interpreters: Record<string, Interpreter> = {
  curl: { file: 'sample.sh', command: ['bash', 'sample.sh'], probe: sampleTools.curl.probe },
  javascript: { file: 'sample.mjs', command: [process.execPath, 'sample.mjs'], probe: [process.execPath, '--version'] },
  python: { file: 'sample.py', command: ['python3', 'sample.py'], probe: sampleTools.python.probe },
  php: {
    file: 'sample.php',
    command: ['php', 'sample.php'],
    probe: sampleTools.php.probe,
  },
  java: {
    file: 'Main.java',
    command: ['java', '-XX:TieredStopAtLevel=1', '-Dfile.encoding=UTF-8', 'Main.java'],
    probe: sampleTools.java.probe,
  },
  csharp: { file: 'Program.cs', command: ['dotnet', 'run'], probe: ['dotnet', '--version'] },
  go: { file: 'main.go', command: ['go', 'run', 'main.go'], probe: sampleTools.go.probe },
  ruby: { file: 'sample.rb', command: ['ruby', '-w', 'sample.rb'], probe: sampleTools.ruby.probe },
  kotlin: {
    file: 'main.kt',
    command: ['sh', '-c', 'kotlinc main.kt -include-runtime -d main.jar && java -jar main.jar'],
    probe: ['kotlinc', '-version'],
  },
  swift: {
    file: 'main.swift',
    command: ['sh', '-c', 'swiftc main.swift -o sample && ./sample'],
    probe: ['swiftc', '--version'],
  },
};

/** The interpreter of a language where this machine has it. */
export function findInterpreter(language: string): Interpreter | undefined {
  const interpreter = interpreters[language];
  if (!interpreter) return undefined;
  const [command = '', ...options] = interpreter.probe;
  return spawnSync(command, options, { stdio: 'ignore', timeout: 30_000 }).status === 0 ? interpreter : undefined;
}

/** Runs a sample that lies in `directory` and gives back what it printed. */
export async function run(
  { command }: Interpreter,
  directory: string,
  variables: Record<string, string>,
): Promise<string> {
  const [program = '', ...options] = command;
  const env = { ...process.env, LC_ALL: 'C.UTF-8', ...variables };
  const { stdout } = await promisify(execFile)(program, options, { cwd: directory, env, timeout: 120_000 });
  return stdout;
}
