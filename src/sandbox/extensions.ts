import type { Example, Operation, Schema } from '../reference/model';
import { isNode, type Node } from '../reference/node';
import { extendPointer, valueAt } from '../reference/pointer';

/** What a description says by extensions that only the sandbox reads. */
export interface Extensions {
  /** The date at which its examples stand (`x-world-date` of the Info Object), in milliseconds; none where it says none. */
  worldDate?: number;
  /** The webhooks that are sent after an operation has been carried out, by its id: `x-sent-after` of the webhook. */
  webhooksAfter: ReadonlyMap<string, readonly Operation[]>;
  /** The field of a request that sets a field of a response with another name: `x-set-by` of the latter. */
  setBy: ReadonlyMap<Schema, string>;
  /** The condition under which a request is refused with an example: `x-when` of the Example Object. */
  refusedWhen: ReadonlyMap<Example, string>;
}

export function readExtensions(
  document: object,
  operations: readonly Operation[],
  webhooks: readonly Operation[],
  schemaNodes: ReadonlyMap<Schema, unknown>,
): Extensions {
  const info = valueAt(document, '/info');
  const worldDate = Date.parse(String((isNode(info) && info['x-world-date']) || ''));
  const setBy = [...schemaNodes].flatMap(([schema, node]): [Schema, string][] =>
    isNode(node) && typeof node['x-set-by'] === 'string' ? [[schema, node['x-set-by']]] : [],
  );
  return {
    ...(Number.isNaN(worldDate) ? {} : { worldDate }),
    webhooksAfter: findWebhooksAfter(webhooks, document),
    setBy: new Map(setBy),
    refusedWhen: new Map(operations.flatMap((operation) => conditionsOf(operation, document))),
  };
}

function findWebhooksAfter(webhooks: readonly Operation[], document: object): Map<string, Operation[]> {
  const after = new Map<string, Operation[]>();
  for (const webhook of webhooks) {
    const names = valueAt(document, extendPointer(webhook.pointer, 'x-sent-after'));
    for (const name of Array.isArray(names) ? names.map(String) : [])
      after.set(name, [...(after.get(name) ?? []), webhook]);
  }
  return after;
}

function conditionsOf({ pointer, responses }: Operation, document: object): [Example, string][] {
  const stated = nodeIn(nodeIn(valueAt(document, pointer), 'responses', document), '', document);
  return responses.flatMap(({ status, content }) =>
    content.flatMap(({ mediaType, examples }) =>
      examples.flatMap((example): [Example, string][] => {
        const places = [status, 'content', mediaType, 'examples', example.name];
        const node = places.reduce<unknown>((found, name) => nodeIn(found, name, document), stated);
        const condition = isNode(node) ? node['x-when'] : undefined;
        return typeof condition === 'string' ? [[example, condition]] : [];
      }),
    ),
  );
}

/** What is below a node, references followed; the node itself for no name. */
function nodeIn(node: unknown, name: string, document: object): Node | undefined {
  const found = name === '' ? node : isNode(node) ? node[name] : undefined;
  if (!isNode(found)) return undefined;
  const { $ref } = found;
  return typeof $ref === 'string' && $ref.startsWith('#')
    ? nodeIn(valueAt(document, $ref.slice(1)), '', document)
    : found;
}
