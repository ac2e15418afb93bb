import { isNumber } from '../../reference/exactNumber';
import { isJsonObject, isSame, isScalar, type Json } from '../../reference/json';
import type { Example, Operation } from '../../reference/model';
import { usualNames } from '../names/conventions';
import type { UploadedFile } from '../request/multipart';
import type { ParameterValues } from '../request/parameters';
import type { JsonObject, SandboxEnvironment, SandboxEvent, SandboxOutcome, SandboxState } from '../request/types';
import type { SandboxDescription } from './description';
import { type Documented, sentExample, successOf, toResponse } from './documented';

/** The preferences of a request (RFC 7240): `Prefer: code=429`, `Prefer: example=none`. */
interface Preference {
  code?: number;
  example?: string;
}

/** A valid request, with everything that its response depends on. */
export interface Call extends SentRequest, WantedResponse, CalledSandbox {
  operation: Operation;
}

/** What was sent. */
interface SentRequest {
  /** The address of the request; without scheme and host where it names no host. */
  url: string;
  /** Values of the path's parameters, as they are in the address. */
  path: Readonly<Record<string, string>>;
  parameters: ParameterValues;
  body?: Json;
  /** The media type of the body, as it was sent. */
  bodyType?: string | undefined;
  files: readonly UploadedFile[];
}

/** Which of the documented responses is sent. */
interface WantedResponse {
  accept?: string | undefined;
  preference: Preference;
  /** The success status, where the state of the data says which of the documented ones it is. */
  status?: number | undefined;
}

/** The sandbox that the request has come to. */
export interface CalledSandbox {
  state: SandboxState;
  description: SandboxDescription;
  environment: SandboxEnvironment;
}

export function readPreference(header = ''): Preference {
  const preference: Preference = {};
  for (const piece of header.split(/[,;]/)) {
    const [, name, quoted, plain] = /^\s*(code|example)\s*=\s*(?:"([^"]*)"|(\S+))\s*$/i.exec(piece) ?? [];
    const value = quoted ?? plain;
    if (name === undefined || value === undefined) continue;
    if (name.toLowerCase() === 'example') preference.example = value;
    // A status below 200 announces another response (RFC 9110, 15.2).
    else if (/^[2-5]\d\d$/.test(value)) preference.code = Number(value);
  }
  return preference;
}

/** The header that says which preference was applied; none where the description has no such example or code. */
export function appliedPreference(
  { code, example }: Preference,
  { status, media }: Documented,
): Record<string, string> {
  const applied = [
    ...(code === status ? [`code=${code}`] : []),
    ...(example !== undefined && media?.examples.some(({ name }) => name === example) ? [`example=${example}`] : []),
  ];
  return applied.length > 0 ? { 'Preference-Applied': applied.join(', ') } : {};
}

/** The success response, in a media type that the request accepts. */
export function successFor({ operation, accept, preference, status }: Call): Documented {
  return successOf(
    operation,
    accept,
    preference.code !== undefined && preference.code < 400 ? preference.code : status,
  );
}

/** The response with a documented example: the one that is preferred, or that has most in common with the body. */
export function respondByExample(call: Call, documented = successFor(call)): SandboxOutcome {
  const { description, preference } = call;
  const value = sentExample(documented, description, preference.example, closestExample(documented, call));
  return respond(call, documented, value);
}

/** A response with a body, and the state that follows. */
export function respond(
  { description, preference, state }: Call,
  documented: Documented,
  value: Json | undefined,
  further: { state?: SandboxState; events?: SandboxEvent[]; headers?: Record<string, string> } = {},
): SandboxOutcome {
  const headers = { ...further.headers, ...appliedPreference(preference, documented) };
  const response = toResponse(documented, value, description, headers);
  return { response, state: further.state ?? state, events: further.events ?? [] };
}

/**
 * The name of the response example that fits a request best. The body is compared with the request example of the same name, or
 * with the response itself if there is none. Without a body, the examples of parameters and the fields that the query asks for
 * (`fields=breaks`) decide.
 */
export function closestExample(
  { media }: Documented,
  call: Pick<Call, 'operation' | 'parameters' | 'body'>,
): string | undefined {
  const stated = media?.examples.filter(({ value }) => value !== undefined) ?? [];
  if (stated.length < 2) return undefined;
  const { operation, parameters, body } = call;
  if (body === undefined)
    return best(
      stated,
      (example) => parametersNamed(example, call) + parametersIn(example, call) + fieldsIn(example, parameters),
    );
  const sent = new Map(
    operation.requestBody?.content.flatMap(({ examples }) => examples.map(({ name, value }) => [name, value])),
  );
  return best(stated, ({ name, value }) => exampleScore(sent.get(name) ?? value, body));
}

/** How many parameters have the value of their example that is called like this one. */
function parametersNamed({ name }: Example, { operation, parameters }: Pick<Call, 'operation' | 'parameters'>): number {
  return operation.parameters.filter((parameter) => {
    const example = parameter.examples.find((each) => each.name === name)?.value;
    const value = parameters.get(`${parameter.in} ${parameter.name}`);
    return example !== undefined && value !== undefined && isSame(example, value);
  }).length;
}

/** How many parameters have the value that an example has in the field of their name: `templateId` of a report. */
function parametersIn({ value }: Example, { operation, parameters }: Pick<Call, 'operation' | 'parameters'>): number {
  if (!isJsonObject(value)) return 0;
  return operation.parameters.filter(({ in: place, name }) => {
    const sent = parameters.get(`${place} ${name}`);
    return sent !== undefined && value[name] !== undefined && isSame(sent, value[name]);
  }).length;
}

/** How many of the fields that a query asks for an example has. */
function fieldsIn({ value }: Example, parameters: ParameterValues): number {
  const asked = usualNames.fields.flatMap((name) => parameters.get(`query ${name}`) ?? []);
  const text = JSON.stringify(value);
  return asked.filter((field) => text.includes(`${JSON.stringify(field)}:`)).length;
}

/** The name of the first example with the highest score. */
function best(examples: readonly Example[], score: (example: Example) => number): string | undefined {
  const scores = examples.map(score);
  return examples[scores.indexOf(Math.max(...scores))]?.name;
}

function isSameType(a: Json | undefined, b: Json | undefined): boolean {
  return isNumber(a) ? isNumber(b) : typeof a === typeof b;
}

/** How many values of a body an example has in the same place; another value of the same type counts for less. */
function exampleScore(example: Json | undefined, body: Json): number {
  if (Array.isArray(example) && !Array.isArray(body)) return exampleScore(example[0], body);
  if (isScalar(body)) return isSame(example, body) ? 1 : isSameType(example, body) ? 0.1 : 0;
  if (isScalar(example)) return 0;
  const inner = example as JsonObject;
  return Object.entries(body).reduce((sum, [name, value]) => sum + exampleScore(inner[name], value), 0);
}
