import { asNode, isNode, type Node } from '../../json';
import { toJsonText, withoutTags } from '../../jsonText';
import { isJsonType } from '../../mediaType';
import type { Operation, Schema } from '../../model';
import { referencesIn } from '../../slice/references';
import { writeSchemas } from '../../validate/schemaDocument';
import type { ResponseSchemas, ScriptEvent } from './collection';
import { schemasVariable } from './variables';

const success = /^2\d\d$/;

/**
 * Writes the schemas of successful responses in JSON as Postman's validator, Ajv 6, takes them: what is required in a response,
 * and no formats, which that validator refuses where it does not know them.
 */
export function writeResponseSchemas(
  operations: readonly Operation[],
  document: object,
  nodes: ReadonlyMap<Schema, unknown>,
): ResponseSchemas {
  const successful = operations.flatMap(({ responses }) =>
    responses.flatMap(({ status, content }) =>
      success.test(status)
        ? content.flatMap(({ mediaType, schema }) => (schema && isJsonType(mediaType) ? [nodes.get(schema)] : []))
        : [],
    ),
  );
  const { schema, addresses } = writeSchemas(document as Node, new Set(successful), '', nodes);
  const all = asNode(schema.$defs);
  const used: Node = {};
  const add = (address: string): void => {
    const key = address.slice('#/$defs/'.length);
    if (key in used) return;
    used[key] = toResponseSchema(all[key]);
    for (const next of referencesIn(used[key])) add(next);
  };
  const known = new Set(successful.map((node) => addresses.get(node)));
  for (const address of known) if (address !== undefined) add(address);
  return {
    text: toJsonText(withoutTags({ $defs: used })),
    addressOf: (asked) => {
      const address = addresses.get(asked && nodes.get(asked));
      return known.has(address) ? address : undefined;
    },
  };
}

/** The test of a request: it has one of the documented statuses of success, and the schema that belongs to it. */
export function buildTest({ responses }: Operation, { addressOf }: ResponseSchemas): ScriptEvent[] {
  const documented = responses.filter(({ status }) => success.test(status));
  if (documented.length === 0) return [];
  const entries = documented.map(({ status, content }) => {
    const json = content.find(({ mediaType }) => isJsonType(mediaType));
    return `${status}: ${JSON.stringify(addressOf(json?.schema) ?? null)}`;
  });
  const exec = [
    "pm.test('The response is as documented', () => {",
    `  const schemas = { ${entries.join(', ')} };`,
    '  pm.expect(Object.keys(schemas)).to.include(String(pm.response.code));',
    '  const $ref = schemas[pm.response.code];',
    `  const all = JSON.parse(pm.collectionVariables.get('${schemasVariable}'));`,
    '  if ($ref) pm.response.to.have.jsonSchema({ $ref, ...all });',
    '});',
  ];
  return [{ listen: 'test', script: { type: 'text/javascript', exec } }];
}

/** A schema of the validator's own dialect as one for responses alone. */
function toResponseSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toResponseSchema);
  if (!isNode(value)) return value;
  const { requiredByDirection, hiddenByDirection: _hidden, format, ...rest } = value;
  const written = Object.entries(rest).map(([key, inner]) => [key, toResponseSchema(inner)]);
  const { response: required } = asNode(requiredByDirection);
  return {
    ...Object.fromEntries(written),
    // A property may have the name of a keyword.
    ...(isNode(format) ? { format } : {}),
    ...(Array.isArray(required) && required.length > 0 ? { required } : {}),
  };
}
