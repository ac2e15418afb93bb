import { isJsonObject, type Json } from '../../reference/json';
import { toJsonText } from '../../reference/jsonText';
import type { Operation, Parameter } from '../../reference/model';
import { compareText } from '../../reference/problems';
import { refusal } from '../answer/errors';
import { conventions } from '../names/conventions';
import type { SandboxOutcome, SandboxRequest } from '../request/types';
import type { Call } from '../world/call';
import { documentedFor } from '../world/documented';
import { mentions } from './conflicts';

const day = 24 * 60 * 60 * 1000;

/** The key that stores the response to a request; undefined where the operation has no such header or none was sent. */
export function idempotencyKey(call: Call, { headers, method, url }: SandboxRequest): string | undefined {
  const header = keyHeader(call.operation);
  const key = header && headers[header.name.toLowerCase()];
  return key === undefined ? undefined : `${method} ${url.split('?')[0]} ${key}`;
}

function keyHeader({ parameters }: Operation): Parameter | undefined {
  return parameters.find(({ in: place, name }) => place === 'header' && conventions.idempotencyKey.test(name));
}

/** The first response to a request with this key, or the refusal of another body; undefined for a key that is new. */
export function repeated(call: Call, key: string): SandboxOutcome | undefined {
  const { state, environment, operation } = call;
  const first = state.firstResponses[groupOf(key)]?.[key];
  if (!first || environment.now - first.at >= day) return undefined;
  if (first.request === fingerprint(call)) return { response: first.response, state, events: [] };
  const isExample = (example: Parameters<typeof mentions>[0]): boolean => mentions(example, conventions.conflictOfKey);
  const statuses = [409, 422, 400].filter((status) => {
    const documented = documentedFor(operation, status);
    return documented?.media?.examples.some(isExample) || documented?.status === status;
  });
  const withExample = statuses.find((status) => documentedFor(operation, status)?.media?.examples.some(isExample));
  const message = 'The idempotency key was used before with a different body';
  const about = { in: 'header', field: keyHeader(operation)?.name ?? '', pointer: '' } as const;
  return refusal(call, { statuses: [withExample ?? statuses[0] ?? 422], message, about, isExample });
}

/**
 * Stores the response for repeated requests. A refusal is not stored: nothing was done, so the request may be sent
 * again.
 */
export function remember(outcome: SandboxOutcome, call: Call, key: string): SandboxOutcome {
  if (outcome.response.status >= 300) return outcome;
  const first = { request: fingerprint(call), at: call.environment.now, response: outcome.response };
  const { firstResponses } = outcome.state;
  const group = groupOf(key);
  const groups = { ...firstResponses, [group]: { ...firstResponses[group], [key]: first } };
  return { ...outcome, state: { ...outcome.state, firstResponses: groups } };
}

/** The group of a key, one of a hundred. */
function groupOf(key: string): string {
  return `group ${hash(key, 0x811c9dc5) % 100}`;
}

/** A hash of what was sent. A multipart body has another boundary each time, so values are compared and not bytes. */
function fingerprint({ body, parameters, files }: Call): string {
  const query = [...parameters].filter(([name]) => !name.startsWith('header ')).sort(([a], [b]) => compareText(a, b));
  const text = toJsonText([ordered(body ?? null), query, files.map(({ name, mediaType }) => [name, mediaType])]);
  return `${text.length} ${hash(text, 0x811c9dc5)} ${hash(text, 0x01000193)}`;
}

/** A value whose objects have their fields in one order. */
function ordered(value: Json): Json {
  if (Array.isArray(value)) return value.map(ordered);
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).sort(([a], [b]) => compareText(a, b));
  return Object.fromEntries(entries.map(([name, inner]) => [name, ordered(inner)]));
}

/** FNV-1a over the code units of a text. */
function hash(text: string, seed: number): number {
  let value = seed;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}
