import { parameterKey, parametersIn } from './parameters';
import type { Part } from './parts';
import { type References, resolve } from './references';
import { type SchemaContext, schemaContext } from './schemaGroup';
import { hiddenValue, pruneValue } from './values';

/** An operation as it was, with what of it is gone. */
export interface InternalOperation {
  isGone: boolean;
  /** Whether it had a parameter that is gone. */
  hasLost: (place: unknown, name: unknown) => boolean;
  /** The names of all such parameters. */
  lostParameters: string[];
  /** A body for it without what is gone; undefined where nothing is left. */
  prune: (body: unknown) => unknown;
  /** The same for a value of one of its parameters. */
  pruneParameter: (place: unknown, name: unknown, value: unknown) => unknown;
}

/** The same, with whether a text has expressions for what is gone from its requests or responses. */
export interface DescribedOperation extends InternalOperation {
  namesLost: (text: string) => boolean;
  /** Whether a text has the name of a field that is gone from its responses, or from its requests. */
  mentionsLost: (text: string, of?: 'request' | 'response') => boolean;
}

/** Reads what of operations is gone, of each once. */
export function createOperationReader(
  references: References,
  gone: ReadonlySet<Part>,
): (operation: Part) => InternalOperation {
  const schemas = schemaContext(references, gone);
  const known = new Map<Part, InternalOperation>();
  return (operation) => {
    const made = known.get(operation) ?? read(operation);
    known.set(operation, made);
    return made;
  };

  function read(operation: Part): InternalOperation {
    const { parent } = operation;
    const stated = parametersIn([...(parent ? [parent] : []), operation], references);
    const body = operation.parts.find(({ field }) => field === 'requestBody');
    return {
      isGone: gone.has(operation),
      lostParameters: [...stated.values()].flatMap((part) =>
        gone.has(part) ? [String(resolve(part, references).node.name)] : [],
      ),
      hasLost: (place, name) => {
        const part = stated.get(parameterKey(place, name));
        return part !== undefined && gone.has(part);
      },
      prune: (value) => pruneFor(body, value),
      pruneParameter: (place, name, value) => pruneFor(stated.get(parameterKey(place, name)), value),
    };
  }

  function pruneFor(part: Part | undefined, value: unknown): unknown {
    if (part && gone.has(part)) return undefined;
    // An expression stands for a value that is not known.
    const isExpression = typeof value === 'string' && /^\{?\$[\w.#/~%-]+\}?$/.test(value);
    return !part || isExpression ? value : pruneContent(value, resolve(part, references), schemas);
  }
}

/** A value of a parameter, or of the content of one, of a body or response without what is gone; undefined where nothing is left. */
export function pruneContent(value: unknown, part: Part, schemas: SchemaContext): unknown {
  let left = value;
  for (const { parts: inner } of [part, ...part.parts.filter(({ field }) => field === 'content')])
    for (const schema of inner.filter(({ field }) => field === 'schema')) {
      left = schemas.gone.has(schema) ? hiddenValue : pruneValue(left, [schema], schemas);
      if (left === hiddenValue) return undefined;
    }
  return left;
}

/** The responses of an operation; what references stand for in their place. */
export function responsesOf({ parts }: Part, references: References): Part[] {
  const all = parts.filter(({ field }) => field === 'responses').flatMap((part) => part.parts);
  return all.map((part) => resolve(part, references));
}
