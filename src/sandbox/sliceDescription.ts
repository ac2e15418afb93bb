import { changeFields } from '../reference/changeFields';
import { sandboxExtensions } from '../reference/keywords/structure';
import { isNode, type Node } from '../reference/node';
import { createSlicer, type OperationPlace } from '../reference/slice/slicer';
import { requestIdName } from './requestId';

const texts = new Set(['description', 'summary', 'externalDocs', 'termsOfService', 'contact', 'license']);
const kept = new Set<string>(['x-world-date', ...sandboxExtensions]);

/**
 * Makes a cutter for a bundled description (OpenAPI 3.x): it gives the part that requests to some operations are checked
 * by, without texts, and without what the operations send by themselves.
 */
export function createContractSlicer(document: object): (operations: readonly OperationPlace[]) => object {
  const { tags: _tags, ...asked } = withoutTexts(document) as Node;
  const ids = new Map<string, string>();
  return createSlicer(
    changeFields(asked, (name, value) => {
      if (name === 'callbacks') return undefined;
      return name === 'responses' && isNode(value) ? withSameRequestIds(value, ids) : value;
    }),
  );
}

/**
 * Responses (4.16) whose examples of errors all have the same request id: a refusal gets a new one anyway, and ids that differ
 * can hardly be packed (11 of 70 KB of ours). `ids` are those met so far, by the name of their field.
 */
function withSameRequestIds(responses: Node, ids: Map<string, string>): Node {
  const replaced = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each) => replaced('', each));
    if (isNode(value))
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(key, inner)]));
    if (typeof value !== 'string' || !requestIdName.test(name)) return value;
    const id = ids.get(name) ?? value;
    ids.set(name, id);
    return id;
  };
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      /^[45]/.test(status) ? replaced('', response) : response,
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
