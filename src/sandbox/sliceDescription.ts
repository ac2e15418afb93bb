import { isNode, type Node } from '../reference/json';
import { sandboxFields } from '../reference/keywords/structure';
import { createSlicer, type OperationPlace } from '../reference/slice/slicer';
import { changeFields } from '../reference/support/changeFields';
import { conventions } from './names/conventions';

const texts = new Set(['description', 'summary', 'externalDocs', 'termsOfService', 'contact', 'license']);
/** Fields that no check of a request reads: what an operation sends by itself, names of schemas, and pages of operations. */
const unread = new Set(['callbacks', 'title', 'tags']);
const kept = new Set<string>(sandboxFields);

/**
 * Makes a cutter for a bundled description (OpenAPI 3.x): it gives the part that requests to some operations are checked
 * by, without texts, and without what the operations send by themselves.
 */
export function createContractSlicer(document: object): (operations: readonly OperationPlace[]) => object {
  const { tags: _tags, ...asked } = withoutTexts(document) as Node;
  const same = new Map<string, string>();
  return createSlicer(
    changeFields(asked, (name, value) => {
      if (unread.has(name)) return undefined;
      return name === 'responses' && isNode(value) ? withSameTexts(value, same) : value;
    }),
  );
}

/**
 * Responses (4.16) whose examples of errors all have the same request id, and those of bad requests the same message: a refusal
 * gets its own anyway, and texts that differ can hardly be packed (11 of 70 KB of ours). `texts` are those met so far, by the
 * name of their field.
 */
function withSameTexts(responses: Node, texts: Map<string, string>): Node {
  const replaced = (name: string, value: unknown, status: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => replaced('', each, status));
    if (isNode(value))
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(key, inner, status)]));
    const isReplaced = conventions.requestId.test(name) || (status === '400' && name === 'message');
    if (typeof value !== 'string' || !isReplaced) return value;
    const text = texts.get(name) ?? value;
    texts.set(name, text);
    return text;
  };
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      /^[45]/.test(status) ? replaced('', response, status) : response,
    ]),
  );
}

/** A description without the texts and extensions that no request depends on, to be sent or kept in less. */
export function withoutTexts(document: object): object {
  return changeFields(document, (name, value) => {
    if (name === 'examples' && !Array.isArray(value)) return withoutSummaries(value);
    return texts.has(name) || (name.startsWith('x-') && !kept.has(name)) ? undefined : value;
  });
}

/** Named examples (4.19) with their values alone. */
function withoutSummaries(examples: unknown): unknown {
  if (typeof examples !== 'object' || examples === null) return examples;
  const entries = Object.entries(examples).map(([name, example]): [string, unknown] => {
    if (typeof example !== 'object' || example === null) return [name, example];
    const { summary: _summary, description: _description, ...rest } = example as Record<string, unknown>;
    return [name, rest];
  });
  return Object.fromEntries(entries);
}
