import path from 'node:path';
import {
  formatProblems as formatFound,
  getTotals,
  lintDocument,
  loadConfig,
  logger,
  type OutputFormat,
} from '@redocly/openapi-core';
import { print, printError } from '../src/machine/print';
import { printAnnotations } from '../src/reference/annotations';
import { GuardedResolver } from '../src/reference/load/guardedResolver';
import { readOverlays, toOverlayProblem } from '../src/reference/load/readOverlays';
import { EditedSource } from '../src/reference/overlays/editedSource';
import type { Problem } from '../src/reference/problems';
import { formatProblems } from '../src/reference/report';
import { counted } from '../src/reference/words';
import { loadRules } from './lintRules';

/** A description with the overlays that make an edition of it, and the rules that it is held to; all paths are absolute. */
export interface LintedEdition {
  project: string;
  description: string;
  /** A file about the description that is linted in its place: workflows. */
  about?: string;
  overlays: readonly string[];
  allowRefs: string[];
  /** The file with the rules, absolute. */
  rules: string | undefined;
  /** Whether the rules are the project's own, which may run programs and read whatever they name. */
  areRulesOwn: boolean;
}

/** How what is found is shown. */
export interface FoundFormat {
  format: OutputFormat;
  maxProblems?: number;
  /** Rules whose findings are not shown. */
  skipped?: string[];
}

type Found = Awaited<ReturnType<typeof lintDocument>>;

/** Lints an edition by the rules of `redocly.yaml` for its description, and prints what is wrong. Returns the exit code. */
export async function lintEdition(edition: LintedEdition, format: FoundFormat): Promise<number> {
  const { applying, found } = await lintedEdition(edition, format.skipped);
  if (applying.length > 0) printError(formatProblems(applying));
  printAnnotations(applying);
  const totals = getTotals(found);
  print(formatted(found, format));
  const errors = totals.errors + applying.filter(({ severity }) => severity === 'error').length;
  const name = path.relative(edition.project, edition.about ?? edition.description);
  const overlaid = edition.overlays.length > 0 ? ' with its overlays' : '';
  // Beside the output, which a program may read.
  printError(`${name}${overlaid}: ${counted(errors, 'error')}, ${counted(totals.warnings, 'warning')}.`);
  return errors > 0 ? 1 : 0;
}

/** What was found as the library of the linter writes it, without colours; it would print the texts of a description as they are. */
export function formatted(found: Found, { format, maxProblems = 100 }: FoundFormat): string {
  const written: string[] = [];
  const { output } = logger;
  logger.output = (text) => written.push(text) > 0;
  try {
    formatFound(found, { format, maxProblems, totals: getTotals(found), color: false });
  } finally {
    logger.output = output;
  }
  return written.join('');
}

/** What is wrong with the overlays of an edition (`applying`), and what the rules find in it, at the places it comes from. */
export async function lintedEdition(
  edition: LintedEdition,
  skipped: string[] = [],
): Promise<{ applying: Problem[]; found: Found }> {
  const { project, description, about, allowRefs } = edition;
  const display = (file: string): string => path.relative(project, file).split(path.sep).join('/');
  const { overlays, problems } = await readOverlays(edition.overlays, description, display);
  const resolver = new GuardedResolver({ root: description, allowRefs, overlays });
  const document = await resolver.resolveDocument(null, about ?? description, about === undefined);
  if (document instanceof Error) throw document;
  const applied = resolver.overlayProblems.map((problem) => toOverlayProblem(problem, display));
  const applying = [...problems, ...applied];
  if (applying.some(({ severity }) => severity === 'error')) return { applying, found: [] };
  const config = await rulesOf(edition);
  config.skipRules(skipped);
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
async function rulesOf({ project, description, rules, areRulesOwn }: LintedEdition) {
  const config = await loadRules(rules, areRulesOwn);
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
