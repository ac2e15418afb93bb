import { existsSync, statSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { recipesOf } from '../../src/diff/apiTexts';
import { describeChanges, type NamedDescription } from '../../src/diff/describeChanges';
import { fileFormats, formats, isFormat } from '../../src/diff/formats/formats';
import { type DiffReport, hasUnannouncedBreak } from '../../src/diff/report';
import { takeOption, takeOptions } from '../../src/machine/arguments';
import type { Usage } from '../../src/machine/main';
import { isGithubActions } from '../../src/reference/annotations';
import { nothingInternal } from '../../src/reference/internal/internal';
import { loadWorkflows } from '../../src/reference/load/workflowFiles';
import { publicWorkflows } from '../../src/reference/workflows/publicWorkflows';
import { withoutProse } from '../../src/releases/release';
import { editionOptions, statedDescription, takeEdition } from '../arguments';
import type { CommandContext } from '../commandContext';
import { replaceFile } from '../files';
import { withTemporaryFolder } from '../temporaryFolder';
import { onlyMine, readCallsFile } from './readCallsFile';
import { readGuides } from './readGuides';
import { type ReadSide, readSide, withoutInternalOf } from './readSide';

const help = `Compares two descriptions of the API: every change is breaking, risky or safe.

  npm run diff -- main                     the description as it is now, with that of a git revision
  npm run diff -- v1.0 v1.1                two git revisions
  npm run diff -- old.yaml new.yaml        two files; a docusaurus.config is not read
  npm run diff -- 1.2.0                    a recorded release (npm run release)
  npm run diff -- 1.2.0 --calls my.har     only what touches these calls: a HAR file, a Postman collection, or paths
  npm run diff -- main --format markdown   as ${Object.keys(formats).join(', ')}
  npm run diff -- main --internal unlist   with internal schemas where something public uses them
  npm run diff -- main --overlay a.yaml    as an Overlay changes both; may be given several times
  npm run diff -- main --audience partner  what is for an audience
  npm run diff -- main --output api.md     written to a file as well: ${Object.keys(fileFormats).join(', ')}; as many as you like

In GitHub Actions the format is github, and the job's summary gets the report too. With SITE_URL, links lead to that site.
OPENAPI_SPEC names another description than that of docusaurus.config.ts. The exit code is 1 when a change is breaking and
the major version (info.version) is the same, and when something cannot be compared.`;

export const diffUsage: Usage = { help, options: ['calls', 'format', 'output', ...editionOptions], places: 2 };

/** Runs `npm run diff` and returns its exit code. Throws with every reason why nothing was compared. */
export async function runDiff(args: string[], { project, site, env, print, today }: CommandContext): Promise<number> {
  const { base, revision, format, outputs, callsFile, ...edition } = readArguments(args, env);
  const files = outputs.map((output) => toOutput(path.resolve(project, output), output));
  const calls = callsFile === undefined ? undefined : readCallsFile(project, callsFile);
  return withTemporaryFolder('diff-', async (folder) => {
    const input = { project, ...statedDescription(site, env, edition) };
    const sides = await Promise.allSettled([
      readSide(base, { ...input, folder: path.join(folder, 'base') }),
      readSide(revision, { ...input, folder: path.join(folder, 'revision') }),
    ]);
    const [before, now] = sides.map((side) => (side.status === 'fulfilled' ? side.value : undefined));
    if (!before || !now) {
      const reasons = sides.flatMap((side) => (side.status === 'rejected' ? [messageOf(side.reason)] : []));
      throw new Error(`Nothing was compared:\n\n${reasons.join('\n\n')}`);
    }
    const old = await withoutInternalOf(before, now, { ...input, folder });
    const { files: workflows } = await loadWorkflows(path.resolve(project, input.file), project);
    const { internal = nothingInternal } = now.description;
    const recipes = recipesOf(workflows.flatMap((file) => publicWorkflows(file, internal).file ?? []));
    const texts = [
      ...(site.guides === undefined ? [] : readGuides(project, site.guides, internal.audience)),
      ...recipes.map(({ text }) => text),
    ];
    const sidesRead = old.isRelease || now.isRelease ? [withoutTexts(old), withoutTexts(now)] : [old, now];
    const [first = old, second = now] = sidesRead;
    const all = describeChanges(first, second, { basePath: site.referencePath, texts, today });
    const documents = [old, now].map(({ description }) => description.document);
    const shown = calls ? onlyMine(all, calls, documents) : all;
    const report = env.SITE_URL === undefined ? shown : { ...shown, site: env.SITE_URL.replace(/\/$/, '') };
    print(formats[format](report));
    for (const { file, write } of files) await replaceFile(file, `${write(report)}\n`);
    if (env.GITHUB_STEP_SUMMARY) await appendFile(env.GITHUB_STEP_SUMMARY, `${formats.markdown(report)}\n`);
    return hasUnannouncedBreak(report) ? 1 : 0;
  });
}

function readArguments(args: string[], env: NodeJS.ProcessEnv) {
  const { value: callsFile, rest: withFormat } = takeOption(args, 'calls');
  const { value: stated, rest: withOutputs } = takeOption(withFormat, 'format');
  const { values: outputs, rest: withInternal } = takeOptions(withOutputs, 'output');
  const { edition, rest } = takeEdition(withInternal);
  const format = stated ?? (isGithubActions(env) ? 'github' : 'text');
  if (!isFormat(format)) {
    throw new Error(`There is no format "${format}". Name one of ${Object.keys(formats).join(', ')}.`);
  }
  const [base, revision] = rest;
  if (base === undefined) throw new Error(`Name what to compare with.\n\n${help}`);
  return { base, revision, format, outputs, ...edition, ...(callsFile === undefined ? {} : { callsFile }) };
}

/** A file with its format. Throws before anything is compared when it cannot be written. */
function toOutput(file: string, stated: string): { file: string; write: (report: DiffReport) => string } {
  const ending = path.extname(file);
  const format = Object.hasOwn(fileFormats, ending) ? fileFormats[ending] : undefined;
  if (!format) {
    const endings = Object.keys(fileFormats).join(', ');
    throw new Error(`"${stated}" has no format. Give it one of these endings: ${endings}.`);
  }
  if (existsSync(file) && !statSync(file).isFile()) throw new Error(`"${stated}" is not a file. Name another one.`);
  return { file, write: formats[format] };
}

/** A description as a release records it: releases have no texts, so texts cannot be compared. */
function withoutTexts({ name, description }: ReadSide): NamedDescription {
  const document = withoutProse(description.document) as unknown as typeof description.document;
  return { name, description: { ...description, document } };
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}
