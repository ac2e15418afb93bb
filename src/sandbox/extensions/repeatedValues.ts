import { isJsonObject, type Json, valueKey } from '../../reference/json';
import type { Schema } from '../../reference/model';
import { escapeToken } from '../../reference/pointer';
import { itemsOf, propertiesIn } from '../../reference/schemas/insideSchemas';
import { inBodyAt } from '../answer/errors';
import { rowsSent } from '../request/body';
import type { FieldProblem } from '../request/values';
import type { Call } from '../world/call';
import { bodySchema } from '../world/documented';

/**
 * The fields of rows in a body that have the value of a row before, though no two may share it (`x-unique`). A bulk call says
 * so of each row in its response.
 */
export function repeatedValues(call: Call): FieldProblem[] {
  const { operation, description } = call;
  const { cache, unique, roles } = description;
  const problems: FieldProblem[] = [];
  const walk = (value: Json | undefined, schema: Schema | undefined, pointer: string): void => {
    if (Array.isArray(value)) {
      const rows = itemsOf(schema, cache);
      for (const [name, field] of propertiesIn(rows, cache))
        if (unique.has(field)) problems.push(...repeatedIn(value, name, pointer));
      for (const [index, row] of value.entries()) walk(row, rows, `${pointer}/${index}`);
    } else if (isJsonObject(value)) {
      const properties = propertiesIn(schema, cache);
      for (const [name, own] of Object.entries(value))
        walk(own, properties.get(name), `${pointer}/${escapeToken(name)}`);
    }
  };
  const { rows: sent, pointer: place } = rowsSent(call);
  if (roles.get(operation)?.kind !== 'bulk') walk(sent, bodySchema(operation), place);
  return problems;
}

function repeatedIn(rows: readonly Json[], name: string, pointer: string): FieldProblem[] {
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    const value = isJsonObject(row) ? (row[name] ?? null) : null;
    const key = valueKey(value);
    const isRepeated = value !== null && seen.has(key);
    seen.add(key);
    const place = `${pointer}/${index}/${escapeToken(name)}`;
    return isRepeated ? [{ ...inBodyAt(place), message: 'is the same as in a row before' }] : [];
  });
}
