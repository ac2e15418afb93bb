import { jsonProblem } from '../../../../../reference/outputs/requestBuilder/jsonProblem';
import { factSentence } from '../../../../../reference/words';

/** A field of a body, as the page documents it. */
export interface DocumentedField {
  /** The names that lead to it; items of a list and the variants of a union add nothing. */
  keys: string[];
  /** Its type and marks: `string, required`. */
  type: string;
  /** What it is for, and its limits. */
  text: string;
  required: boolean;
  /** A value for it, as JSON. */
  example: string;
}

/** The fields of an operation's body in the order of the page, without those that no request may have. */
export function documentedFields(operation: Element): DocumentedField[] {
  const body = operation.querySelector(`[id="${CSS.escape(operation.getAttribute('aria-labelledby') ?? '')}.body"]`);
  const rows = [...(body?.closest('section') ?? body ?? operation).querySelectorAll<HTMLElement>('.fields > li[id]')];
  const ofBody = rows.filter(({ id }) => id.startsWith(`${body?.id}.`));
  return ofBody.flatMap((row) => fieldOf(row) ?? []);
}

function fieldOf(row: HTMLElement): DocumentedField | undefined {
  const head = row.querySelector(':scope > div');
  const [first, ...marks] = [...(head?.children ?? [])].slice(1).map(textOf).filter(Boolean);
  const type = first ?? '';
  if (marks.includes('read-only')) return undefined;
  const facts = [...row.querySelectorAll(':scope > dl > dt')].map((term) => ({
    label: textOf(term),
    value: textOf(term.nextElementSibling),
  }));
  const sentences = [...row.querySelectorAll(':scope > p')].map(textOf);
  return {
    keys: keysOf(row),
    type: [type, ...marks].join(', '),
    text: [...sentences, ...facts.map(factSentence)].join(' '),
    required: marks.includes('required'),
    example: exampleOf(type, facts.find(({ label }) => label === 'Example')?.value),
  };
}

/** The names of the rows around a row, and its own. */
function keysOf(row: Element): string[] {
  const keys: string[] = [];
  for (let each: Element | null | undefined = row; each; each = each.parentElement?.closest('.fields > li[id]')) {
    const link = each.querySelector(':scope > div > a');
    if (link && !link.matches('.unnamed')) keys.unshift(textOf(link));
  }
  return keys;
}

/** A value of a type: that of the page where it is one, else an empty one. */
function exampleOf(type: string, example: string | undefined): string {
  if (/^string/.test(type)) return JSON.stringify(example ?? '');
  if (example !== undefined && !jsonProblem(example)) return example;
  if (/^array/.test(type)) return '[]';
  if (/^(integer|number)/.test(type)) return '0';
  return /^boolean/.test(type) ? 'false' : '{}';
}

function textOf(element: Element | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The field that is nearest to a place: its own, or the one around it. */
export function fieldAt(fields: readonly DocumentedField[], keys: readonly string[]): DocumentedField | undefined {
  for (let length = keys.length; length > 0; length -= 1) {
    const found = fields.find((field) => isAt(field, keys.slice(0, length)));
    if (found) return found;
  }
  return undefined;
}

/** The fields that an object can have but does not have yet, required ones first. */
export function furtherFields(
  fields: readonly DocumentedField[],
  object: { keys: readonly string[]; names: readonly string[] },
): DocumentedField[] {
  const inside = fields.filter(
    ({ keys }) => keys.length === object.keys.length + 1 && object.keys.every((key, at) => key === keys[at]),
  );
  const missing = inside.filter(({ keys }) => !object.names.includes(keys.at(-1) ?? ''));
  const unique = missing.filter((field, at) => missing.findIndex((each) => isAt(each, field.keys)) === at);
  return [...unique.filter(({ required }) => required), ...unique.filter(({ required }) => !required)];
}

function isAt({ keys }: DocumentedField, at: readonly string[]): boolean {
  return keys.length === at.length && keys.every((key, index) => key === at[index]);
}
