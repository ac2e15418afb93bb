import { createHmac, randomUUID } from 'node:crypto';
import { parameterExample } from '../../reference/examples/parameterExample';
import { toJsonText } from '../../reference/jsonText';
import type { Operation } from '../../reference/model';
import { printable } from '../../reference/printable';
import { isLoopback } from '../request/callers';
import type { Receiver, SandboxEvent } from '../request/types';
import type { SandboxDescription } from '../world/description';

/** Milliseconds after which a receiver counts as not responding. */
const receiverTimeout = 10_000;

/** The result of sending an event to one receiver, with a line for the log. */
export interface Sent {
  line: string;
  status?: number;
  error?: string;
}

/**
 * Sends an event to an address, signed as the guides describe. Any response but 2xx within ten seconds is a failure.
 * Nothing leaves the machine.
 */
export async function deliver(
  event: SandboxEvent,
  { url, secret: own }: Receiver,
  description: SandboxDescription,
  secret: string,
): Promise<Sent> {
  const { operationId, deliveryId = randomUUID() } = event;
  if (!isLoopback(url)) {
    const error = `${url} is not on this machine`;
    return { line: printable(`${operationId} was not sent: ${error}`), error };
  }
  const sender = description.webhooks.find(({ id }) => id === operationId) ?? callbackOf(event, description);
  const body = toJsonText(event.body);
  const headers = deliveryHeaders(sender, body, own ?? secret, deliveryId, description);
  const returned = await post(url, body, headers);
  const isGood = typeof returned === 'number' && returned >= 200 && returned < 300;
  return {
    line: printable(`${operationId} was sent to ${url}: ${returned}`),
    ...(typeof returned === 'number' ? { status: returned } : {}),
    ...(isGood ? {} : { error: typeof returned === 'number' ? `The address returned ${returned}` : returned }),
  };
}

function callbackOf({ operationId }: SandboxEvent, { operations }: SandboxDescription): Operation | undefined {
  const callbacks = operations.flatMap((operation) => operation.callbacks.flatMap((callback) => callback.operations));
  return callbacks.find(({ id }) => id === operationId);
}

/**
 * The headers that a webhook documents. Headers of a signature are recognised by their names: HMAC-SHA256 of time, full
 * stop and body. The time is the real one, because receivers refuse old requests.
 */
function deliveryHeaders(
  operation: Operation | undefined,
  body: string,
  secret: string,
  deliveryId: string,
  { cache }: SandboxDescription,
): Record<string, string> {
  const time = String(Date.now());
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const headers = (operation?.parameters ?? []).filter((parameter) => parameter.in === 'header');
  const entries = headers.map((parameter): [string, string] => {
    if (/signature/i.test(parameter.name)) return [parameter.name, `sha256=${signature}`];
    if (/timestamp/i.test(parameter.name)) return [parameter.name, time];
    if (/delivery|(event|webhook|message)-?id/i.test(parameter.name)) return [parameter.name, deliveryId];
    return [parameter.name, String(parameterExample(parameter, cache))];
  });
  return { 'Content-Type': 'application/json', ...Object.fromEntries(entries) };
}

async function post(url: string, body: string, headers: Record<string, string>): Promise<number | string> {
  try {
    const signal = AbortSignal.timeout(receiverTimeout);
    const { status } = await fetch(url, { method: 'POST', body, headers, signal, redirect: 'manual' });
    return status;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error ? cause.message : String(cause);
  }
}
