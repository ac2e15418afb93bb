import type { BuildContext } from '../buildContext';
import { isJsonType } from '../mediaType';
import type { NamedSchema, Operation, Parameter, Schema } from '../model';
import { type AppliedCache, createAppliedCache } from '../schemas/appliedSchemas';
import { describedPropertiesIn, typesIn } from '../schemas/insideSchemas';
import { joined } from '../words';

/**
 * Reports paths that end in a parameter which cannot have the values of the property of its name: of what the path
 * returns, none could be asked for.
 */
export function reportIdTypes(
  operations: readonly Operation[],
  schemas: Map<string, NamedSchema>,
  { report }: Pick<BuildContext, 'report'>,
): void {
  const cache = createAppliedCache(schemas);
  for (const operation of operations.filter(({ kind, method }) => kind === 'operation' && method === 'get')) {
    const [, name] = /\/\{([^{}]+)\}$/.exec(operation.path) ?? [];
    const parameter = operation.parameters.find((each) => each.in === 'path' && each.name === name);
    const property = parameter && describedPropertiesIn(returnedBy(operation), cache).get(parameter.name);
    if (!parameter || !property || canHold(parameter, property, cache)) continue;
    const [taken, returned] = [parameter.schema, property].map((schema) => joined([...typesIn(schema, cache)], 'or'));
    report(
      parameter.pointer,
      'notice',
      `The path takes ${JSON.stringify(parameter.name)} as ${taken}, but returns it as ${returned}.`,
      'Give both the same type.',
    );
  }
}

/** The schema of the JSON that an operation returns. */
function returnedBy({ responses }: Operation): Schema | undefined {
  const { content = [] } = responses.find(({ status }) => /^2/.test(status)) ?? {};
  return content.find(({ mediaType }) => isJsonType(mediaType))?.schema;
}

/** Whether a parameter can have a value of a property's type; a text can hold any value that is no object or list. */
function canHold({ schema }: Parameter, property: Schema, cache: AppliedCache): boolean {
  const [taken, returned] = [typesIn(schema, cache), typesIn(property, cache)];
  if (taken.size === 0 || returned.size === 0 || taken.has('string')) return true;
  const wide = new Set([...taken, ...(taken.has('number') || taken.has('integer') ? ['number', 'integer'] : [])]);
  return [...returned].some((type) => wide.has(type));
}
