import { isJsonObject, isSame, type Json } from '../../reference/json';
import { toJsonText } from '../../reference/jsonText';
import { oneOfValues } from '../../reference/keywords/assertions';
import type { Schema } from '../../reference/model';
import { escapeToken, valueAt } from '../../reference/pointer';
import { propertiesIn } from '../../reference/schemas/insideSchemas';
import { inBodyAt } from '../answer/errors';
import { rowsIn } from '../request/body';
import type { JsonObject } from '../request/types';
import type { FieldProblem } from '../request/values';
import { rowSchemas } from '../world/bodyReferences';
import type { Call } from '../world/call';
import { type NamedObjects, valueOfExpression } from './conditions';

/**
 * Finds values in the rows of a body that the object in question does not list (`x-value-in`), such as the id of an answer that
 * the question of the row does not offer.
 */
export function valuesNotListed(objects: NamedObjects, call: Call): FieldProblem[] {
  const { operation, description, body } = call;
  const { cache, valueIn } = description;
  const problems: FieldProblem[] = [];
  const walk = (row: JsonObject, of: Schema | undefined, known: NamedObjects, pointer: string): void => {
    for (const [name, schema] of propertiesIn(of, cache)) {
      const value = row[name] ?? null;
      const list = valueIn.get(schema);
      const place = `${pointer}/${escapeToken(name)}`;
      if (list !== undefined) problems.push(...otherThan(listedBy(list, known, call), value, place));
      if (isJsonObject(value)) walk(value, schema, known, place);
    }
  };
  const [schema] = rowSchemas(operation, description);
  const sent = valueIn.size === 0 ? undefined : rowsIn(body);
  for (const [index, row] of (sent?.rows ?? []).entries())
    if (isJsonObject(row)) walk(row, schema, { ...objects, $each: row }, `${sent?.pointer}/${index}`);
  return problems;
}

function otherThan(allowed: readonly Json[], value: Json, pointer: string): FieldProblem[] {
  const message = oneOfValues(allowed.map((each) => toJsonText(each)));
  return [value].flat().flatMap((each, index) => {
    const place = Array.isArray(value) ? `${pointer}/${index}` : pointer;
    const isOther = allowed.length > 0 && each !== null && !allowed.some((one) => isSame(one, each));
    return isOther ? [{ ...inBodyAt(place), message }] : [];
  });
}

/** The parts of an expression that names a field of each object in a list: `$named#/questionId/answers/*` and `/id`. */
export function listAndField(expression: string): [list: string, field: string] {
  const [list = '', field = ''] = expression.split('/*');
  return [list, field];
}

/** The values that an object lists. An empty list allows any value: the object does not say which there are. */
function listedBy(expression: string, objects: NamedObjects, call: Call): Json[] {
  const [list, field] = listAndField(expression);
  const items = valueOfExpression(list, objects, call);
  return Array.isArray(items) ? items.map((item) => valueAt(item, field) as Json) : [];
}
