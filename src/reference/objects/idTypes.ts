import { isJsonType } from '../mediaType';
import type { Operation, Parameter, ReferenceModel, Schema } from '../model';
import type { Locate, Problem } from '../problems';
import { schemasByName } from '../schema';
import { type AppliedCache, createAppliedCache } from '../schemas/appliedSchemas';
import { describedPropertiesIn, typesIn } from '../schemas/insideSchemas';
import { joined } from '../words';

/**
 * A notice for each path that ends in a parameter which cannot have the values of the property of its name: of what the path
 * returns, none could be asked for.
 */
export function findIdTypeProblems({ operations, schemas }: ReferenceModel, locate: Locate): Problem[] {
  const cache = createAppliedCache(schemasByName(schemas));
  return operations.flatMap((operation): Problem[] => {
    if (operation.kind !== 'operation' || operation.method !== 'get') return [];
    const [, name] = /\/\{([^{}]+)\}$/.exec(operation.path) ?? [];
    const parameter = operation.parameters.find((each) => each.in === 'path' && each.name === name);
    const property = parameter && describedPropertiesIn(returnedBy(operation), cache).get(parameter.name);
    if (!parameter || !property || canHold(parameter, property, cache)) return [];
    const [taken, returned] = [parameter.schema, property].map((schema) => joined([...typesIn(schema, cache)], 'or'));
    const message = `The path takes ${JSON.stringify(parameter.name)} as ${taken}, but returns it as ${returned}.`;
    return [{ severity: 'notice', place: locate(parameter.pointer), message, remedy: 'Give both the same type.' }];
  });
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
