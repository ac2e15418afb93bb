import { spawnSync } from 'node:child_process';
import { type Machine, thisMachine } from './programs';

/** What is needed to run the samples of a language. */
interface SampleTool {
  /** Name in messages. */
  what: string;
  /** A command that succeeds when everything is installed. */
  probe: string[];
  /** The Debian packages that install it. */
  debian: string[];
}

/** The tools that the tests need, by language. C# and Swift have none: Debian has no package for either. */
export const sampleTools = {
  curl: { what: 'curl', probe: ['curl', '--version'], debian: ['curl'] },
  python: { what: 'Python with requests', probe: ['python3', '-c', 'import requests'], debian: ['python3-requests'] },
  php: {
    what: 'PHP with its curl extension',
    probe: ['php', '-r', 'exit(function_exists("curl_init") ? 0 : 1);'],
    debian: ['php-cli', 'php-curl'],
  },
  java: { what: 'a JDK, for Java and Kotlin', probe: ['javac', '--version'], debian: ['default-jdk-headless'] },
  go: { what: 'Go', probe: ['go', 'version'], debian: ['golang-go'] },
  ruby: { what: 'Ruby', probe: ['ruby', '--version'], debian: ['ruby'] },
} as const satisfies Record<string, SampleTool>;

/** Whether a command succeeds. */
type Succeeds = (command: readonly string[]) => boolean;

/**
 * Makes sure that samples can be run: as root on Debian missing packages are installed. Throws an Error that says what
 * else to install.
 */
export function findSampleTools(machine: Machine = thisMachine, succeeds: Succeeds = endsWell): void {
  const missing = (): SampleTool[] => Object.values<SampleTool>(sampleTools).filter(({ probe }) => !succeeds(probe));
  const packages = missing().flatMap(({ debian }) => debian);
  if (packages.length === 0) return;
  if (machine.canInstall()) machine.install(...packages);
  const left = missing();
  if (left.length === 0) return;
  const names = left.map(({ what }) => what).join(', ');
  const install = left.flatMap(({ debian }) => debian).join(' ');
  throw new Error(`The tests need ${names}: install the packages ${install} (Debian).`);
}

function endsWell([program = '', ...args]: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore', timeout: 30_000 }).status === 0;
}
