import path from 'node:path';
import { lintConfig, type OutputFormat } from '@redocly/openapi-core';
import { takeOption, takeOptions } from '../src/machine/arguments';
import { print, printError } from '../src/machine/print';
import { isGithubActions } from '../src/reference/annotations';
import { joined } from '../src/reference/words';
import type { StatedDescription } from './arguments';
import { type FoundFormat, formatted, type LintedEdition, lintEdition } from './lintEdition';
import { loadRules } from './lintRules';

/** What is linted, which may come from somebody else. Files are as they are named. */
interface Named {
  /** The descriptions; overlays change the first one, and the workflows are about it. */
  files: string[];
  stated: StatedDescription;
  workflows: string[];
}

/** The rules by which it is linted, absolute. */
interface NamedRules {
  descriptions: string | undefined;
  workflows: string | undefined;
  areOwn: boolean;
}

/**
 * Lints descriptions that are named, and workflows, and prints what is found. As where a site is made of them, nothing is read for them
 * but what is in their folder or OPENAPI_ALLOW_REFS names. Returns the exit code.
 */
export async function lintNamed(
  { files, stated, workflows }: Named,
  rules: NamedRules,
  args: string[],
): Promise<number> {
  const format = takeFormat(args);
  const common = { project: process.cwd(), allowRefs: stated.allowRefs, areRulesOwn: rules.areOwn };
  const [described = '', ...others] = files.map((file) => path.resolve(file));
  const overlays = stated.overlays.map((file) => path.resolve(file));
  const byRules = { ...common, rules: rules.descriptions };
  const editions: LintedEdition[] = [
    { ...byRules, description: described, overlays },
    ...others.map((description) => ({ ...byRules, description, overlays: [] })),
    ...workflows.map((file) => ({
      ...{ ...common, rules: rules.workflows, overlays: [] },
      ...{ description: described, about: path.resolve(file) },
    })),
  ];
  for (const file of new Set(editions.map((edition) => edition.rules))) await lintRules(file, rules.areOwn, format);
  let code = 0;
  for (const edition of editions) code = Math.max(code, await lintOne(edition, format));
  return code;
}

/** Lints a file; one that cannot be read keeps none of the others from being linted. */
async function lintOne(edition: LintedEdition, format: FoundFormat): Promise<number> {
  try {
    return await lintEdition(edition, format);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    printError(`${path.relative(edition.project, edition.about ?? edition.description)}: ${reason}`);
    return 1;
  }
}

/** Prints what is wrong with the rules. */
async function lintRules(file: string | undefined, areOwn: boolean, format: FoundFormat): Promise<void> {
  if (file === undefined) return;
  const found = await lintConfig({ config: await loadRules(file, areOwn), severity: 'warn' });
  if (found.length > 0) print(formatted(found, format));
}

const formats = 'codeframe stylish json checkstyle codeclimate summary github-actions markdown junit'.split(
  ' ',
) as OutputFormat[];

/** Reads how findings are shown. */
function takeFormat(args: string[]): FoundFormat {
  const { value: asked, rest: afterFormat } = takeOption(args, 'format');
  const { value: most = '100', rest: afterMost } = takeOption(afterFormat, 'max-problems');
  const { values: skipped, rest } = takeOptions(afterMost, 'skip-rule');
  const known = 'With a description that is named, use --format, --max-problems, --skip-rule or --config.';
  if (rest.length > 0) throw new Error(`Unknown argument "${rest[0]}". ${known}`);
  const format = formats.find(
    (each) => each === (asked ?? (isGithubActions(process.env) ? 'github-actions' : 'codeframe')),
  );
  if (format === undefined) throw new Error(`"${asked}" is not a format. Name one of ${joined([...formats], 'or')}.`);
  if (!/^\d+$/.test(most)) throw new Error(`"${most}" is not a number of problems, such as "--max-problems 100".`);
  return { format, skipped, maxProblems: Number(most) };
}
