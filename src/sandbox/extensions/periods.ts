import { isJsonObject, type Json } from '../../reference/json';
import type { Schema } from '../../reference/model';
import { propertiesIn } from '../../reference/schemas/insideSchemas';
import { inBody } from '../answer/errors';
import { timeOf } from '../answer/lists';
import type { FieldProblem, ProblemPlace } from '../request/values';
import type { Call } from '../world/call';
import { bodySchema } from '../world/documented';

const dayLength = 24 * 60 * 60 * 1000;

/** The ends of periods (`x-period`) that are before their beginning, or longer after it than the description says. */
export function wrongPeriods(call: Call): FieldProblem[] {
  const { operation, parameters, description } = call;
  const body = isJsonObject(call.body) ? call.body : {};
  const fields = propertiesIn(bodySchema(operation), description.cache);
  return [
    ...[...fields].flatMap(([name, schema]) => faultOf(schema, body[name], (from) => body[from], inBody(name), call)),
    ...operation.parameters.flatMap((parameter) => {
      const named = (name: string): Json | undefined => parameters.get(`${parameter.in} ${name}`);
      const place = { in: parameter.in, field: parameter.name, pointer: '' };
      return faultOf(parameter.schema, named(parameter.name), named, place, call);
    }),
  ];
}

function faultOf(
  schema: Schema | undefined,
  end: Json | undefined,
  named: (name: string) => Json | undefined,
  place: ProblemPlace,
  { description, environment }: Call,
): FieldProblem[] {
  const period = schema && description.periods.get(schema);
  const start = period && timeOf(named(period.from) ?? null, false);
  if (!period || start === undefined) return [];
  const ending = timeOf(end ?? null, false);
  if (ending !== undefined && ending <= start) return [{ ...place, message: `must be after ${period.from}` }];
  // A period without an end lasts until now.
  const length = (ending ?? environment.now) - start;
  if (length <= period.days * dayLength) return [];
  return [{ ...place, message: `has to be at most ${period.days} days after ${period.from}` }];
}
