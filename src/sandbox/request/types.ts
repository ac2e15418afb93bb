import type { Json } from '../../reference/json';
import type { FieldProblem } from './values';

export type JsonObject = { [key: string]: Json };

/** A request as it came: `url` is path and query, the names of headers are in lower case. */
export interface SandboxRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: Uint8Array;
}

/** The response that the API would give. The names of headers are as the description writes them. */
export interface SandboxResponse {
  status: number;
  headers: [name: string, value: string][];
  body?: string | Uint8Array;
}

/** What a response depends on beside description, request and state, so that the response is the same every time. */
export interface SandboxEnvironment {
  /** The time of the sandbox, in milliseconds since 1970-01-01 UTC. */
  now: number;
  /** A number from 0 up to 1, without 1. */
  random: () => number;
  /** The one secret that is accepted; without it any is. */
  token?: string;
}

/** The data of the sandbox. It is immutable: a request creates a new state. */
export interface SandboxState {
  /** Objects by the path of their collection; a collection that is not here is still as the examples say. */
  items: Readonly<Record<string, readonly JsonObject[]>>;
  /** Ids of objects that were deleted, by the path of their collection: no new object gets one of them. */
  deletedIds: Readonly<Record<string, readonly Json[]>>;
  /** The first response to each request with an idempotency key, in groups by its key: one group is copied for a new one. */
  firstResponses: Readonly<Record<string, Readonly<Record<string, FirstResponse>>>>;
  /** Files that were uploaded, by the path under which they are read. */
  files: Readonly<Record<string, SandboxFile>>;
  /** Ids of the operations with conditions of their own that have been carried out. */
  carriedOut: readonly string[];
}

interface FirstResponse {
  /** The request that it belongs to, without its headers. */
  request: string;
  at: number;
  response: SandboxResponse;
}

export interface SandboxFile {
  mediaType: string;
  content: string | Uint8Array;
}

/** An event to send: a webhook for every registered address, or a callback to one address. */
export interface SandboxEvent {
  /** The operation of the webhook or callback, by its id. */
  operationId: string;
  /** Id of its delivery, where the description lists deliveries. It goes to its receiver alone. */
  deliveryId?: string;
  body: Json;
  /** Where it goes; a webhook goes to each address that was registered for it. */
  receivers: Receiver[];
}

/** An address to which events are sent. */
export interface Receiver {
  url: string;
  secret?: string;
  /** Id of the item by which it is registered. Two of them may have one address, each with a secret of its own. */
  id?: Json;
}

/**
 * The result of an attempt to send an event: the status that the receiver returned, and the error if that is not a
 * success.
 */
export interface Attempt {
  status?: number;
  error?: string;
  /** It will not be sent again. */
  isLast: boolean;
}

export interface SandboxOutcome {
  response: SandboxResponse;
  state: SandboxState;
  events: SandboxEvent[];
  /** The parts of the request at fault, where it is refused. */
  problems?: readonly FieldProblem[];
}

/** The state before the first request. */
export const emptyState: SandboxState = { items: {}, deletedIds: {}, firstResponses: {}, files: {}, carriedOut: [] };
