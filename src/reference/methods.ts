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

/** A method as HTTP has it, where letters in another case are another method (RFC 9110, 9.1): `GET`, `LOCK`, `Lock`. */
export function sentMethod(method: string): string {
  return methodFields.includes(method) ? method.toUpperCase() : method;
}

/** A method as an operation states it: the name of its field, else the key in `additionalOperations` as it is written. */
export function statedMethod(sent: string): string {
  const field = sent.toLowerCase();
  return methodFields.includes(field) && sent === field.toUpperCase() ? field : sent;
}

/** The method that someone means who writes one of the specification in any case: `get` is GET. */
export function meantMethod(written: string): string {
  return sentMethod(methodFields.find((field) => field === written.toLowerCase()) ?? written);
}

/** Whether one expects a body with a method, as it is stated or sent. */
export function expectsBody(method: string): boolean {
  return methods[statedMethod(method)]?.expectsBody === true;
}

/** The class that gives a method, as it is stated or sent, its colour; undefined for one without. */
export function methodClass(method: string): string | undefined {
  const field = statedMethod(method);
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

/** What an operation shows as its method, as it is sent. A webhook has none that its reader calls: it shows `EVENT`. */
export function displayMethod({ kind, method }: { kind: string; method: string }): string {
  return kind === 'webhook' ? webhookMethod : sentMethod(method);
}

/** What a webhook shows as its method. */
export const webhookMethod = 'EVENT';
