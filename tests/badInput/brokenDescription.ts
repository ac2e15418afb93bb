import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Problem } from '../../src/reference/problems';
import { DescriptionError } from '../../src/reference/report';
import { checkStage, finishStage, isWhole } from '../../src/reference/stages/checks';
import { assembleReference, type Reference } from '../../src/reference/stages/generate';

const repository = path.resolve(__dirname, '../..');

/** A change to a file of the description: what is replaced has to be there. */
export interface Edit {
  /** File below `openapi/`. */
  file: string;
  from: string;
  to: string;
}

/** Makes the changes in a folder that holds a copy of `openapi/`. */
export async function applyEdits(folder: string, edits: Edit[]): Promise<void> {
  for (const { file, from, to } of edits) {
    const name = path.join(folder, 'openapi', file);
    const text = await readFile(name, 'utf8');
    if (!text.includes(from)) throw new Error(`openapi/${file} does not contain "${from}".`);
    await writeFile(name, text.replace(from, to));
  }
}

/** Runs the generator over a copy of the project's description with these changes made. */
export async function generateWith(edits: Edit[], ofGuides: Problem[] = []): Promise<Reference> {
  const siteDir = await mkdtemp(path.join(os.tmpdir(), 'portal-description-'));
  try {
    await cp(path.join(repository, 'openapi'), path.join(siteDir, 'openapi'), { recursive: true });
    await applyEdits(siteDir, edits);
    const routes = (await readFile(path.join(repository, 'tests/routes.txt'), 'utf8')).split('\n');
    const options = {
      source: { siteDir, descriptionFile: path.join(siteDir, 'openapi/openapi.yaml') },
      site: {
        basePath: '/docs/api_reference',
        docsPath: '/docs',
        sitePaths: routes.filter((route) => route.startsWith('/docs/') && !/\/(api|models)\//.test(route)),
        home: { label: 'API reference', href: '/docs/api_reference/table_of_contents' },
      },
    };
    const checked = checkStage(await assembleReference(options));
    return finishStage(checked, isWhole(checked) ? ofGuides : []);
  } finally {
    await rm(siteDir, { recursive: true, force: true });
  }
}

/** The error that a description with these changes is refused with; `ofGuides` is what its guides have against it. */
export async function refusalOf(edits: Edit[], ofGuides: Problem[] = []): Promise<DescriptionError> {
  const result = await generateWith(edits, ofGuides).catch((error: unknown) => error);
  if (result instanceof DescriptionError) return result;
  throw result instanceof Error ? result : new Error('The description was taken.');
}

/** The problems that stop a build. */
export function errorsOf({ problems }: DescriptionError): Problem[] {
  return problems.filter(({ severity }) => severity === 'error');
}

/** One-based line of the first place of a text in a file of the description, after the changes. */
export async function lineOf(file: string, text: string, edits: Edit[] = []): Promise<number> {
  const original = await readFile(path.join(repository, 'openapi', file), 'utf8');
  const edited = edits
    .filter((edit) => edit.file === file)
    .reduce((whole, { from, to }) => whole.replace(from, to), original);
  const at = edited.indexOf(text);
  if (at < 0) throw new Error(`openapi/${file} does not contain "${text}".`);
  return edited.slice(0, at).split('\n').length;
}
