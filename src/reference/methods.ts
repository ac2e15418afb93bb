import { nameInWords } from './nameInWords';

/** A method that has a field of its own in a Path Item Object (4.9). */
interface Method {
  /** Whether `css/base/methods.css` has a colour of its own for it. */
  hasColour?: boolean;
  /** Whether one expects a body with it, so that its absence is stated. */
  expectsBody?: boolean;
  /** The version of OpenAPI that brought the field. */
  since?: '3.2';
}

/** The methods of the specification (4.9), by the names of their fields. */
export const methods: Record<string, Method> = {
  get: { hasColour: true },
  put: { hasColour: true, expectsBody: true },
  post: { hasColour: true, expectsBody: true },
  delete: { hasColour: true },
  options: {},
  head: {},
  patch: { hasColour: true, expectsBody: true },
  trace: {},
  query: { since: '3.2' },
};

/** The names of the fields, in lower case. */
export const methodFields: readonly string[] = Object.keys(methods);

/** Whether one expects a body with a method, written in any case. */
export function expectsBody(method: string): boolean {
  return methods[method.toLowerCase()]?.expectsBody === true;
}

/** The class that gives a method, written in any case, its colour; undefined for one without. */
export function methodClass(method: string): string | undefined {
  const field = method.toLowerCase();
  return methods[field]?.hasColour ? field : undefined;
}

/**
 * What an operation is called: its summary, unless that is its id, else its id in words, unless that is made of its method and path; then by
 * these.
 */
export function titleOfOperation(operation: {
  kind: string;
  id: string;
  isIdMade?: true;
  summary?: string | undefined;
  method: string;
  path: string;
}): string {
  const { kind, id, isIdMade, summary, path } = operation;
  const isTitle = summary !== undefined && summary !== id;
  if (isTitle || !isIdMade) return isTitle ? summary : titleOfId(id);
  return kind === 'webhook' ? path : `${displayMethod(operation)} ${path}`;
}

/** The id of an operation as its title: in words, unless its author wrote it in words. */
function titleOfId(id: string): string {
  return /\S\s+\S/.test(id) ? id.trim() : nameInWords(id).replace(/\bo auth(?=\d*\b)/gi, 'OAuth');
}

/** What an operation shows as its path after the address of its server, as it is sent: a key that lacks its slash has one. */
export function displayPath({ kind, path }: { kind: string; path: string }): string {
  return kind === 'operation' ? path.replace(/^(?!\/)/, '/') : path;
}

/** What an operation shows as its method, in upper case. A webhook has none that its reader calls: it shows `EVENT`. */
export function displayMethod({ kind, method }: { kind: string; method: string }): string {
  return kind === 'webhook' ? webhookMethod : method.toUpperCase();
}

/** What a webhook shows as its method. */
export const webhookMethod = 'EVENT';
