import { createHmac, randomUUID } from 'node:crypto';
import { parameterExample } from '../../src/reference/examples/parameterExample';
import type { Operation } from '../../src/reference/model';
import type { SandboxDescription } from '../../src/sandbox/description';
import type { SandboxEvent } from '../../src/sandbox/types';
import { isLoopback, type SandboxOptions } from './commandLine';

/** Milliseconds within which a receiver has to answer. */
const patience = 10_000;

/**
 * Sends an event to its receivers, signed as the guides say, and gives a line for each: what it answered, or why nothing
 * was sent. Nothing leaves the machine.
 */
export async function deliver(
  event: SandboxEvent,
  description: SandboxDescription,
  { secret, webhooks }: Pick<SandboxOptions, 'secret' | 'webhooks'>,
): Promise<string[]> {
  const operation = description.webhooks.find(({ id }) => id === event.operationId);
  const everywhere = operation && event.deliveryId === undefined ? webhooks.map((url) => ({ url })) : [];
  const sender = operation ?? callbackOf(event, description);
  const receivers: SandboxEvent['receivers'] = [...event.receivers, ...everywhere];
  return Promise.all(
    receivers.map(async ({ url, secret: own }) => {
      if (!isLoopback(url)) return `${event.operationId} was not sent: ${url} is not on this machine`;
      const body = JSON.stringify(event.body);
      const headers = deliveryHeaders(sender, body, own ?? secret, event.deliveryId ?? randomUUID(), description);
      return `${event.operationId} was sent to ${url}: ${await post(url, body, headers)}`;
    }),
  );
}

function callbackOf({ operationId }: SandboxEvent, { operations }: SandboxDescription): Operation | undefined {
  const callbacks = operations.flatMap((operation) => operation.callbacks.flatMap((callback) => callback.operations));
  return callbacks.find(({ id }) => id === operationId);
}

/**
 * The headers that a webhook documents, those of a signature by their names: HMAC-SHA256 of time, full stop and body. The
 * time is the real one, since receivers refuse what is old.
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

async function post(url: string, body: string, headers: Record<string, string>): Promise<string> {
  try {
    const signal = AbortSignal.timeout(patience);
    const { status } = await fetch(url, { method: 'POST', body, headers, signal, redirect: 'manual' });
    return String(status);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error ? cause.message : String(cause);
  }
}
