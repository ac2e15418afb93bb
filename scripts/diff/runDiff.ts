import path from 'node:path';
import { describeChanges } from '../../src/diff/describeChanges';
import { formats } from '../../src/diff/formats/formats';
import { hasUnannouncedBreak } from '../../src/diff/report';
import { takeOption } from '../arguments';
import { withTemporaryFolder } from '../temporaryFolder';
import { readGuides } from './readGuides';
import { readSide } from './readSide';

const help = `Compares two descriptions of the API: every change is breaking, risky or safe.

  npm run diff -- main                     the description as it is now, with that of a git revision
  npm run diff -- v1.0 v1.1                two git revisions
  npm run diff -- old.yaml new.yaml        two files
  npm run diff -- main --format markdown   as ${Object.keys(formats).join(', ')}

OPENAPI_SPEC names another description than openapi/openapi.yaml. The exit code is 1 when a change is breaking and the
major version (info.version) is the same, and when something cannot be compared.`;

/** What the command finds around it. */
interface Surroundings {
  /** The project's folder, absolute. */
  project: string;
  env: NodeJS.ProcessEnv;
  print: (text: string) => void;
  /** Today's date, `2026-03-01`. */
  today: string;
}

/** Runs `npm run diff` and gives its exit code. Throws with every reason why nothing was compared. */
export async function runDiff(args: string[], { project, env, print, today }: Surroundings): Promise<number> {
  if (args.includes('--help')) {
    print(help);
    return 0;
  }
  const { base, revision, write } = readArguments(args);
  return withTemporaryFolder('diff-', async (folder) => {
    const input = {
      project,
      file: env.OPENAPI_SPEC ?? path.join('openapi', 'openapi.yaml'),
      allowRefs: (env.OPENAPI_ALLOW_REFS ?? '').split(' ').filter((entry) => entry !== ''),
    };
    const sides = await Promise.allSettled([
      readSide(base, { ...input, folder: path.join(folder, 'base') }),
      readSide(revision, { ...input, folder: path.join(folder, 'revision') }),
    ]);
    const [old, now] = sides.map((side) => (side.status === 'fulfilled' ? side.value : undefined));
    if (!old || !now) {
      const reasons = sides.flatMap((side) => (side.status === 'rejected' ? [messageOf(side.reason)] : []));
      throw new Error(`Nothing was compared:\n\n${reasons.join('\n\n')}`);
    }
    const texts = readGuides(project);
    const report = describeChanges(old, now, { basePath: '/docs/api_reference', texts, today });
    print(write(report));
    return hasUnannouncedBreak(report) ? 1 : 0;
  });
}

function readArguments(args: string[]) {
  const { value: format = 'text', rest } = takeOption(args, 'format');
  const write = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (!write) throw new Error(`There is no format "${format}". Name one of ${Object.keys(formats).join(', ')}.`);
  const unknown = rest.find((arg) => arg.startsWith('-')) ?? rest[2];
  if (unknown !== undefined) throw new Error(`Unknown argument "${unknown}".\n\n${help}`);
  const [base, revision] = rest;
  if (base === undefined) throw new Error(`Name what to compare with.\n\n${help}`);
  return { base, revision, write };
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
