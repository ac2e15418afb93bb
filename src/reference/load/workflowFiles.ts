import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Config, type Document, isAbsoluteUrl, lintDocument, stringifyYaml } from '@redocly/openapi-core';
import { safelyDecode } from '../address';
import { asNode, isNode, type Node } from '../json';
import { compareText, type Place, type Problem } from '../problems';
import { createFileNames } from '../slug';
import { findDeepExpressions } from './deepExpressions';
import { GuardedResolver } from './guardedResolver';
import { toRootProblem } from './loadProblems';
import { toPlace } from './sourceMap';
import { ownConfig } from './validity/ownConfig';
import { putNumbersBack } from './writtenNumbers';

/** An Arazzo file about a description. */
export interface WorkflowFile {
  name: string;
  /** The name by which it is downloaded: any system can have it, and it needs no escaping in an address. */
  download: string;
  /** Its text, for those who download it. */
  body: string;
  document: Node;
  /** The source description that is the description; `url` leads to it from the file. */
  source: { name: string; index: number; url: string; isOnly: boolean };
  /** Finds the line of a pointer in it. */
  locate: (pointer: string) => Place;
}

interface LoadedWorkflows {
  files: WorkflowFile[];
  problems: Problem[];
  /** Every file that was read, as absolute paths. */
  read: string[];
}

/** Rules by which parameters of one name in two places are one, and a source without a type is none: Arazzo allows both. */
const notOfArazzo = { 'outputs-defined': 'off', 'parameters-unique': 'off', 'sourceDescription-type': 'off' } as const;

/** Rules about what is allowed, and says nothing the second time. */
const repeated: ReadonlySet<string> = new Set(['criteria-unique', 'requestBody-replacements-unique']);

const suffix = /\.arazzo\.(ya?ml|json)$/;

/**
 * Reads the Arazzo files beside a description (absolute path), or in the folder `workflows` beside it, that name it as
 * the source of their operations. What is not as the Arazzo Specification says is a problem; a file whose structure is wrong
 * is left out.
 */
export async function loadWorkflows(description: string, siteDir: string): Promise<LoadedWorkflows> {
  const folder = path.dirname(description);
  const found = [...(await filesIn(folder)), ...(await filesIn(path.join(folder, 'workflows')))];
  const loaded: LoadedWorkflows = { files: [], problems: [], read: found };
  if (found.length === 0) return loaded;
  const display = (name: string): string => path.relative(siteDir, name).split(path.sep).join('/');
  // References between steps are checked with the steps, for each workflow.
  const config = await ownConfig({ extends: ['spec'], rules: notOfArazzo });
  const nameOf = createFileNames(found.map(stemOf));
  for (const file of found) {
    const resolver = new GuardedResolver({ root: description, allowRefs: [] });
    try {
      const parsed = resolver.parseDocument(await resolver.loadExternalRef(file));
      const document = asNode(parsed.parsed);
      const source = sourceOf(document, file, description);
      if (source === 'elsewhere') {
        loaded.problems.push(toElsewhere(display(file), path.basename(description)));
        continue;
      }
      const { problems, isReadable } = await lintSpecification(parsed, { config, resolver, display });
      loaded.problems.push(...problems);
      if (!isReadable || !source) continue;
      const locate = (pointer: string): Place => toPlace({ source: parsed.source, pointer }, display);
      const deep = findDeepExpressions(document, locate);
      loaded.problems.push(...deep);
      if (deep.length > 0) continue;
      loaded.problems.push(...putNumbersBack(document, locate));
      const name = path.basename(file);
      const [ending = ''] = suffix.exec(name) ?? [];
      const download = nameOf(stemOf(file)) + ending;
      loaded.files.push({ name, download, body: parsed.source.body, document, source, locate });
    } catch (error) {
      loaded.problems.push(toRootProblem(error, { file: display(file), refused: resolver.refused.get(file) }));
    }
  }
  return loaded;
}

function stemOf(file: string): string {
  return path.basename(file).replace(suffix, '');
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => !entry.isDirectory() && suffix.test(entry.name)).map(({ name }) => name);
  return names.sort(compareText).map((name) => path.join(folder, name));
}

interface LintInput {
  config: Config;
  resolver: GuardedResolver;
  display: (file: string) => string;
}

/**
 * The violations of the Arazzo Specification in a document. One whose structure is right can be read all the same, so that
 * what else is wrong with it is reported beside an id that stands twice.
 */
async function lintSpecification(
  document: Document,
  { config, resolver, display }: LintInput,
): Promise<{ problems: Problem[]; isReadable: boolean }> {
  const stated = { ...document, parsed: withDefaults(document.parsed) };
  const found = await lintDocument({ document: stated, config, externalRefResolver: resolver });
  const problems = found.flatMap(({ location: [location], message, ruleId }): Problem[] => {
    if (!location) return [];
    const place = toPlace({ source: document.source, pointer: location.pointer ?? '#' }, display);
    if (repeated.has(ruleId)) return [{ severity: 'notice', place, message, remedy: 'Leave out what is repeated.' }];
    return [{ severity: 'error', place, message, remedy: 'Correct it as the Arazzo Specification says.' }];
  });
  return { problems, isReadable: !found.some(({ ruleId }) => ruleId === 'struct') };
}

/** A document with what the linter asks for, and Arazzo does not: the type of a source, the payload of a body. */
function withDefaults(parsed: unknown): unknown {
  if (!isNode(parsed)) return parsed;
  const { sourceDescriptions, workflows } = parsed;
  const each = (list: unknown, change: (item: Node) => Node): unknown =>
    Array.isArray(list) ? list.map((item) => (isNode(item) ? change(item) : item)) : list;
  return {
    ...parsed,
    ...('sourceDescriptions' in parsed
      ? { sourceDescriptions: each(sourceDescriptions, (source) => ({ type: typeOf(source), ...source })) }
      : {}),
    ...('workflows' in parsed
      ? {
          workflows: each(workflows, (workflow) => ({
            ...workflow,
            ...('steps' in workflow ? { steps: each(workflow.steps, withPayload) } : {}),
          })),
        }
      : {}),
  };
}

function withPayload(step: Node): Node {
  return isNode(step.requestBody) ? { ...step, requestBody: { payload: {}, ...step.requestBody } } : step;
}

/** The type of a source description; one that does not state it is an OpenAPI description, or a file of workflows by its name. */
function typeOf({ type, url }: Node): unknown {
  return type ?? (suffix.test(String(url)) ? 'arazzo' : 'openapi');
}

/** The source description of a file that is the description; `elsewhere` for one about others alone. */
function sourceOf(document: Node, file: string, description: string): WorkflowFile['source'] | 'elsewhere' | undefined {
  const sources = Array.isArray(document.sourceDescriptions) ? document.sourceDescriptions.map(asNode) : [];
  const urls = sources.map(({ url }) => (typeof url === 'string' ? url : undefined));
  const index = urls.findIndex(
    (url) =>
      url !== undefined &&
      !isAbsoluteUrl(url) &&
      [url, safelyDecode(url)].some((each) => path.resolve(path.dirname(file), each) === description),
  );
  const [stated, url] = [sources[index], urls[index]];
  // A name without its source is of the only one that has operations (4.6.5, `operationId`).
  const isOnly = sources.filter((source) => typeOf(source) !== 'arazzo').length === 1;
  if (stated && url !== undefined) return { name: String(stated.name), url, index, isOnly };
  return urls.length > 0 && !urls.includes(undefined) ? 'elsewhere' : undefined;
}

function toElsewhere(file: string, description: string): Problem {
  return {
    severity: 'notice',
    place: { file, line: 1, column: 1, pointer: '#/sourceDescriptions' },
    message: `The workflows of ${path.basename(file)} are not shown: none of its source descriptions is ${description}.`,
    remedy: 'If they are about it, write the path from the one file to the other as `url`.',
  };
}

/** The text of an Arazzo file, in the format that its name says. */
export function writeWorkflows(name: string, document: Node): string {
  return name.endsWith('.json') ? `${JSON.stringify(document, null, 2)}\n` : stringifyYaml(document, { noRefs: true });
}
