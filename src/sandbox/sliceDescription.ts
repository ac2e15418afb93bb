import { changeFields } from '../reference/changeFields';
import type { Node } from '../reference/node';
import { createSlicer, type OperationPlace } from '../reference/slice/slicer';

const texts = new Set(['description', 'summary', 'externalDocs', 'termsOfService', 'contact', 'license']);
const kept = ['x-world-date', 'x-sent-after', 'x-set-by', 'x-refers-to', 'x-unique', 'x-when', 'x-effects'];

/**
 * Makes a cutter for a bundled description (OpenAPI 3.x): it gives the part that requests to some operations are checked
 * by, without texts, and without what the operations send by themselves.
 */
export function createContractSlicer(document: object): (operations: readonly OperationPlace[]) => object {
  const { tags: _tags, ...asked } = withoutTexts(document) as Node;
  return createSlicer(changeFields(asked, (name, value) => (name === 'callbacks' ? undefined : value)));
}

/** A description without the texts and extensions that no request depends on, to be sent or kept in less. */
export function withoutTexts(document: object): object {
  return changeFields(document, (name, value) => {
    if (name === 'examples' && !Array.isArray(value)) return withoutSummaries(value);
    return texts.has(name) || (name.startsWith('x-') && !kept.includes(name)) ? undefined : value;
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
