import { changeFields } from '../reference/changeFields';

const texts = new Set(['description', 'summary', 'externalDocs', 'termsOfService', 'contact', 'license']);
const kept = ['x-world-date', 'x-sent-after'];

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
