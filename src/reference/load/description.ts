import path from 'node:path';
import { type BaseResolver, bundle, type Source, YamlParseError } from '@redocly/openapi-core';
import type { OpenAPIV3_1 } from 'openapi-types';
import { type Audience, audienceMarks } from '../internal/audience';
import type { CleanOptions } from '../internal/cleanDocument';
import type { Internal } from '../internal/internal';
import { removeInternal } from '../internal/removeInternal';
import type { Node } from '../json';
import type { LastRun } from '../lastRun';
import type { Locate, Problem } from '../problems';
import { nameComponents } from './componentNames';
import { findTooDeepReference } from './deepReferences';
import { bindDynamicReferences } from './dynamicReferences';
import { createReferenceCollector, putMappingsBack } from './foundReferences';
import { GuardedResolver } from './guardedResolver';
import { markInternalTargets } from './internalTargets';
import { findExcess } from './limits/measure';
import { toExcessProblem, toNumberNotice, toProblems, toRootProblem, toVersionProblem } from './loadProblems';
import { writeNumbersAsTexts } from './numbersAsTexts';
import { putOperationReferences } from './operationReferences';
import { otherFormatProblem } from './otherFormats';
import { readAhead } from './readAhead';
import { readOverlays, toOverlayProblem } from './readOverlays';
import { endlessProblems, mapProblems } from './referenceProblems';
import { putReferredMaps } from './referredMaps';
import { createSourceMap } from './sourceMap';
import { convertSwagger, isSwagger, writeSwaggerAsText } from './swagger';
import { putSwaggerLists } from './swaggerLists';
import { findRepeatedTypes } from './swaggerRepetition';
import { createLoadConfig } from './validity/loadConfig';
import { putNumbersBack } from './writtenNumbers';

/** A description in one piece: internal `$ref`s are kept, references to other files have become internal ones. */
export interface Description {
  document: OpenAPIV3_1.Document;
  /** The description of Swagger 2.0 that the document was made of. */
  source?: object;
  /** Finds the file and line of a pointer into `document`. */
  locate: Locate;
  /** Every file that was read, as absolute paths, sorted. */
  files: string[];
  problems: Problem[];
  /** Where references in the place of whole maps led, which have been written out. */
  mapTargets?: ReadonlySet<string>;
  /** What its author keeps from readers, which is not in `document`. */
  internal?: Internal;
}

/** What of a description is shown, and how it is changed before. */
export interface Edition extends Omit<CleanOptions, 'audience'> {
  /** Overlays (absolute paths), which are applied in this order before anything else. */
  overlays?: readonly string[] | undefined;
  /** Whether it is of another version of the description than the one that overlays name in `extends`. */
  isOtherVersion?: boolean;
  /** For whom it is: what is marked for others is left out, and so are components that are not used in it. */
  audience?: Audience | undefined;
}

/**
 * Reads and bundles the description at `file` (absolute path; OpenAPI 3.x or Swagger 2.0 in YAML or JSON, one file or many).
 * `siteDir` is what the paths in reports are relative to. Returns undefined in `description` when there is no document
 * to go on with; `problems` then says why. Nothing outside the description's folder is read but what `allowRefs` names:
 * URLs, absolute files, and everything below those that end in `/`. `check` asks for what the specification forbids; `kept` has what
 * the run before read. Overlays that cannot be applied leave no document. Nothing that is internal is in it; the edition says what
 * else is.
 */
export async function loadDescription(
  file: string,
  siteDir: string,
  allowRefs: string[] = [],
  check = false,
  kept?: LastRun,
  { overlays: named = [], isOtherVersion = false, audience, ...internal }: Edition = {},
): Promise<{ description?: Description; problems: Problem[]; files: string[] }> {
  const display = (name: string): string => path.relative(siteDir, name).split(path.sep).join('/');
  const { visit, found } = createReferenceCollector();
  const marks = audience && audienceMarks(audience);
  const config = await createLoadConfig(visit, check);
  const { overlays, problems: unread } = await readOverlays(named, isOtherVersion ? undefined : file, display);
  const resolver = new GuardedResolver({ root: file, allowRefs, overlays, audience: marks, kept });
  try {
    const endless = await readAhead(file, resolver);
    const other = otherFormatProblem(resolver.root?.parsed, display(file));
    if (other) return { problems: [other, ...unread], files: [file, ...named] };
    const edits = [...unread, ...resolver.overlayProblems.map((problem) => toOverlayProblem(problem, display))];
    const isRead = resolver.root && !resolver.refused.has(file);
    if (isRead && edits.some(({ severity }) => severity === 'error'))
      return { problems: edits, files: [file, ...named] };
    const tooDeep = await findTooDeepReference(resolver, file);
    if (tooDeep) return { problems: [toExcessProblem(tooDeep, tooDeep.source, display)], files: [file] };
    // Equal names for unequal parts are no problem: the names are chosen below.
    const options = { ref: file, config, externalRefResolver: resolver, componentRenamingConflicts: 'off' as const };
    const result = await bundle(options);
    putMappingsBack(found);
    const origins = nameComponents(result.bundle.parsed, found, result.bundle.source);
    const targets = { treeOf: (source: Source) => resolver.treeOf(source), audience: marks };
    const hidden = markInternalTargets(found, targets, display);
    const sources = await readSources(resolver, result.fileDependencies);
    const files = [...new Set([...result.fileDependencies, ...named])].sort();
    const texts = [...sources.values(), ...overlays.map(({ source }) => source)];
    const length = texts.reduce((total, { body }) => total + body.length, 0);
    // One file was measured when it was read.
    const excess = result.fileDependencies.size > 1 ? findExcess(result.bundle.parsed, length) : undefined;
    if (excess) return { problems: [toExcessProblem(excess, result.bundle.source, display)], files };
    const problems = toProblems(result.problems, { display, resolver, reported: { endless, ...found } });
    const locate = createSourceMap({
      bundled: result.bundle.parsed,
      root: result.bundle.source,
      ...{ sources, origins },
      resolve: (base, reference) => resolver.resolveExternalRef(base, reference),
      treeOf: (source) => resolver.treeOf(source),
      display,
    });
    const parsed = result.bundle.parsed as object;
    await putOperationReferences({ links: found.links, bundled: parsed, locate, resolver, display, audience: marks });
    if (resolver.hasExactNumbers) problems.push(...putNumbersBack(parsed, locate));
    if (resolver.isVersionNumber) {
      writeSwaggerAsText(parsed);
      problems.push(toNumberNotice(locate('#/swagger')));
    }
    const lists = isSwagger(parsed) ? putSwaggerLists(parsed, locate) : { places: [], repeated: [] };
    const repeated = isSwagger(parsed) ? [...lists.repeated, ...findRepeatedTypes(parsed, locate)] : [];
    if (repeated.length > 0) return { problems: [...edits, ...problems, ...repeated], files };
    const read = isSwagger(parsed) ? await convertSwagger(parsed, locate) : { document: parsed, locate, problems: [] };
    const { openapi } = read.document as Partial<OpenAPIV3_1.Document>;
    if (!/^3\.\d/.test(String(openapi))) return { problems: [toVersionProblem(openapi, display(file))], files };
    writeNumbersAsTexts(read.document as Node);
    const maps = putReferredMaps(read.document as Node, read.locate, found.own);
    // First: what an internal field of a generic is in its examples is known where the generic is written out.
    bindDynamicReferences(read.document as Node);
    const whole = { document: read.document as Node, locate: read.locate };
    const left = await removeInternal(whole, { ...internal, audience: marks });
    const references = [
      ...mapProblems(found, [...lists.places, ...maps.places], display),
      ...endlessProblems(endless, display),
    ];
    const all = [...edits, ...problems, ...hidden, ...references, ...read.problems, ...left.problems];
    const document = left.document as unknown as OpenAPIV3_1.Document;
    const source = isSwagger(parsed) ? { source: parsed } : {};
    const shown = { ...left, ...source, document, files, mapTargets: maps.targets };
    return { description: { ...shown, problems: all }, problems: all, files };
  } catch (error) {
    const deepest = error instanceof RangeError ? await findTooDeepReference(resolver, file, 0) : undefined;
    if (deepest) return { problems: [toExcessProblem(deepest, deepest.source, display)], files: [file] };
    const [refused, excess] = [resolver.refused.get(file), resolver.excesses.get(file)];
    const rootFile = { file: display(file), refused, excess, root: resolver.root };
    return { problems: [toRootProblem(error, rootFile), ...unread], files: [file, ...named] };
  }
}

async function readSources(resolver: BaseResolver, files: Set<string>): Promise<Map<string, Source>> {
  const sources = new Map<string, Source>();
  for (const file of files) {
    const read = await resolver.cache.get(file)?.catch(toUnparsed);
    if (read && 'source' in read) sources.set(file, read.source);
  }
  return sources;
}

/** The bundler has reported what is wrong with a file. Only an error of the parser has the text of the file. */
function toUnparsed(error: unknown): YamlParseError | undefined {
  return error instanceof YamlParseError ? error : undefined;
}
