import { asNode, isNode, type Json, type Node } from '../json';
import { statedParameters } from './givenValues';
import { listOf } from './scope';
import { targetKeys } from './selectors';
import type { WrittenStep } from './workflow';

/** What a step (4.6.5) of a workflow says, for those who run it. */
export function writtenStep(step: Node, workflow: Node, document: Node): WrittenStep {
  const own = statedParameters(step.parameters, document);
  const isOwn = (place: string, name: string): boolean => own.some((each) => each.in === place && each.name === name);
  // A step's own parameter is before that of the workflow (4.6.5, `parameters`).
  const shared = statedParameters(workflow.parameters, document).filter((each) => !isOwn(each.in, each.name));
  const { contentType } = asNode(step.requestBody);
  const payload = payloadOf(step.requestBody);
  return {
    parameters: [...shared, ...own].map((each) => ({ ...each, value: each.value as Json })),
    ...(typeof contentType === 'string' ? { contentType } : {}),
    ...(payload === undefined ? {} : { payload }),
    outputs: asNode(step.outputs) as WrittenStep['outputs'],
    successCriteria: listOf(step.successCriteria).map(({ condition, context, type }) => ({
      condition: String(condition),
      ...(typeof context === 'string' ? { context } : {}),
      type: typeof type === 'string' ? type : String(asNode(type).type ?? 'simple'),
    })),
  };
}

/** The payload of a Request Body Object (4.6.13), with what replaces a part of it in its place, where it is JSON. */
function payloadOf(body: unknown): Json | undefined {
  if (!isNode(body)) return undefined;
  const stated = body.payload as Json | undefined;
  return listOf(body.replacements).reduce<Json | undefined>((payload, replacement) => {
    const keys = targetKeys(replacement, body);
    return keys ? replaced(payload, keys, replacement.value as Json) : payload;
  }, stated);
}

function replaced(payload: Json | undefined, [key, ...keys]: string[], value: Json): Json {
  if (key === undefined) return value;
  if (Array.isArray(payload))
    return payload.map((item, at) => (String(at) === key ? replaced(item, keys, value) : item));
  const object = asNode(payload) as { [name: string]: Json };
  return { ...object, [key]: replaced(object[key], keys, value) };
}
