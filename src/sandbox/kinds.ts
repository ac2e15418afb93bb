import type { Schema } from '../reference/model';

/**
 * The fields in which an object has another one, by what that one is called: itself (`division`, `divisionId`), and those
 * whose schema is called so (`cluster`, which is a `RegionBrief`, for `region`). None of them ends with `Id`.
 */
export function fieldsOfKind(kind: string, properties: ReadonlyMap<string, Schema>): string[] {
  const own = new RegExp(`^${kind}(_?id)?$`, 'i');
  const named = new RegExp(`^${kind}(brief|ref|summary|short)?$`, 'i');
  const found = [...properties].filter(
    ([name, schema]) => own.test(name) || schemaNames(schema).some((each) => named.test(each)),
  );
  return found.map(([name]) => name.replace(/_?Id$/i, ''));
}

function schemaNames(schema: Schema): string[] {
  if (schema.kind === 'reference') return [schema.name];
  return schema.kind === 'schema' ? [...schema.oneOf, ...schema.anyOf, ...schema.allOf].flatMap(schemaNames) : [];
}
