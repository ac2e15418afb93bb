import path from 'node:path';
import {
  formatProblems as formatFound,
  getTotals,
  lintDocument,
  loadConfig,
  type OutputFormat,
} from '@redocly/openapi-core';
import { print, printError } from '../src/machine/print';
import { printAnnotations } from '../src/reference/annotations';
import { GuardedResolver } from '../src/reference/load/guardedResolver';
import { readOverlays, toOverlayProblem } from '../src/reference/load/readOverlays';
import { EditedSource } from '../src/reference/overlays/editedSource';
import type { Problem } from '../src/reference/problems';
import { formatProblems } from '../src/reference/report';

/** A description with the overlays that make an edition of it, and the rules that it is held to; all paths are absolute. */
export interface LintedEdition {
  project: string;
  description: string;
  overlays: readonly string[];
  allowRefs: string[];
  /** The file with the rules, absolute. */
  rules: string | undefined;
}

type Found = Awaited<ReturnType<typeof lintDocument>>;

/** Lints an edition by the rules of `redocly.yaml` for its description, and prints what is wrong. Returns the exit code. */
export async function lintEdition(edition: LintedEdition, format: OutputFormat): Promise<number> {
  const { applying, found } = await lintedEdition(edition);
  if (applying.length > 0) printError(formatProblems(applying));
  printAnnotations(applying);
  const totals = getTotals(found);
  formatFound(found, { format, totals, cwd: edition.project });
  const errors = totals.errors + applying.filter(({ severity }) => severity === 'error').length;
  const name = path.relative(edition.project, edition.description);
  print(`${name} with its overlays: ${errors} errors, ${totals.warnings} warnings.`);
  return errors > 0 ? 1 : 0;
}

/** What is wrong with the overlays of an edition (`applying`), and what the rules find in it, at the places it comes from. */
export async function lintedEdition(edition: LintedEdition): Promise<{ applying: Problem[]; found: Found }> {
  const { project, description, allowRefs } = edition;
  const display = (file: string): string => path.relative(project, file).split(path.sep).join('/');
  const { overlays, problems } = await readOverlays(edition.overlays, description, display);
  const resolver = new GuardedResolver({ root: description, allowRefs, overlays });
  const document = await resolver.resolveDocument(null, description, true);
  if (document instanceof Error) throw document;
  const applied = resolver.overlayProblems.map((problem) => toOverlayProblem(problem, display));
  const applying = [...problems, ...applied];
  if (applying.some(({ severity }) => severity === 'error')) return { applying, found: [] };
  const config = await rulesOf(edition);
  const found = await lintDocument({ document, config, externalRefResolver: resolver });
  return { applying, found: found.map(withOrigin) };
}

/** The other descriptions that the rules name. */
export async function otherApis({ project, description, rules }: LintedEdition): Promise<string[]> {
  if (rules === undefined) return [];
  const { apis = {} } = (await loadConfig({ configPath: rules })).resolvedConfig;
  return Object.keys(apis).filter((name) => name !== aliasOf(apis, project, description));
}

/** The rules for a description, with those of its own that `apis` gives it. */
async function rulesOf({ project, description, rules }: LintedEdition) {
  const config = await loadConfig(rules === undefined ? {} : { configPath: rules });
  return config.forAlias(aliasOf(config.resolvedConfig.apis ?? {}, project, description));
}

/** The name under which `apis` of `redocly.yaml` has a description. */
function aliasOf(
  apis: Record<string, { root?: string | undefined }>,
  project: string,
  description: string,
): string | undefined {
  return Object.keys(apis).find((name) => path.resolve(project, apis[name]?.root ?? '') === description);
}

/** What the rules found, at the place that it comes from. */
function withOrigin(problem: Found[number]): Found[number] {
  const { from } = problem;
  return {
    ...problem,
    location: problem.location.map((location) =>
      location.source instanceof EditedSource && location.pointer !== undefined
        ? { ...location, ...placeIn(location.source, location.pointer) }
        : location,
    ),
    ...(from?.source instanceof EditedSource
      ? { from: { ...from, ...placeIn(from.source, from.pointer ?? '#') } }
      : {}),
  };
}

function placeIn(edited: EditedSource, at: string) {
  const { source, pointer } = edited.originOf(at);
  return { source, pointer: pointer === '#' ? '#/' : pointer };
}
