import { asNode } from '../reference/json';
import { schemaKeywords } from '../reference/keywords/table';
import { displayMethod, methodFields } from '../reference/methods';
import { pointerKeys, toPointer, valueAt } from '../reference/pointer';

/**
 * Says where a pointer into a document leads, as readers know it: `Task.items[].status`, `GET /tasks, response 200: id`,
 * `GET /tasks, query parameter page`, `parameter Limit`. Undefined for what holds all of these. A parameter that the words beside it
 * name is not named again (`isNamed`), but for what is inside it.
 */
export function describePlace(pointer: string, document: object, isNamed = false): string | undefined {
  const keys = pointerKeys(pointer);
  const [field, first, second, ...rest] = keys;
  if (field === 'components' && first === 'schemas' && second !== undefined)
    return joined(second, fieldPath(rest), '.');
  if (field === 'components' && first !== undefined && second !== undefined) {
    return joined(`${singular[first] ?? first} ${second}`, pathInOperation(rest), ', ');
  }
  if ((field === 'paths' || field === 'webhooks') && first !== undefined) {
    const isFurther = second === 'additionalOperations';
    const [method = '', ...inside] = isFurther ? rest : [second ?? '', ...rest];
    const isMethod = field === 'paths' && (isFurther ? method !== '' : methodFields.includes(method));
    const label = isMethod ? `${displayMethod({ kind: 'operation', method })} ${first}` : first;
    return joined(label, pathInParameter(keys, document, isNamed) ?? pathInOperation(inside), ', ');
  }
  return field === 'paths' || field === 'webhooks' ? undefined : field;
}

const singular: Record<string, string> = {
  responses: 'response',
  parameters: 'parameter',
  requestBodies: 'request body',
  headers: 'header',
  securitySchemes: 'security scheme',
  callbacks: 'callback',
  pathItems: 'path',
};

function joined(start: string, end: string, separator: string): string {
  return end === '' ? start : `${start}${/^[[.]/.test(end) ? '' : separator}${end}`;
}

/** A parameter of a path or an operation, and the path of the field inside it; undefined for anything else. */
function pathInParameter(keys: string[], document: object, isNamed: boolean): string | undefined {
  const length = keys.indexOf('parameters') + 2;
  const longest = keys[2] === 'additionalOperations' ? 6 : 5;
  if (length < 4 || length > longest || keys.length < length + Number(isNamed)) return undefined;
  const parameter = asNode(valueAt(document, toPointer(keys.slice(0, length))));
  if (typeof parameter.name !== 'string') return undefined;
  const kind = parameter.in === 'header' || parameter.in === 'cookie' ? parameter.in : `${parameter.in} parameter`;
  const path = fieldPath(keys.slice(length + 1));
  return `${kind} ${parameter.name}${path === '' ? '' : `: ${path}`}`;
}

/** The part of an operation, and the path of the field inside it. */
function pathInOperation(keys: string[]): string {
  const schema = keys.indexOf('schema');
  const [outer, inner] = schema < 0 ? [keys, []] : [keys.slice(0, schema), keys.slice(schema + 1)];
  const [field, name] = outer;
  const headers = outer.indexOf('headers', field === 'headers' ? 0 : 2);
  const header = headers < 0 ? undefined : outer[headers + 1];
  const words = [
    ...(field === 'requestBody' ? ['request body'] : []),
    ...(field === 'responses' && name !== undefined ? [`response ${name}`] : []),
    ...(field === 'callbacks' && name !== undefined ? [`callback ${name}`] : []),
    ...(header !== undefined ? [`header ${header}`] : []),
  ];
  const path = fieldPath(inner);
  return `${words.join(', ')}${words.length > 0 && path !== '' ? ': ' : ''}${path}`;
}

/** The path of a field inside a schema: `items[].status`. */
function fieldPath(keys: string[]): string {
  return fieldSteps(keys)
    .map((step, index) => ('name' in step ? `${index === 0 ? '' : '.'}${step.name}` : step.through))
    .join('');
}

/** The path to a field inside a schema: by the name of a property, or through what has no name. */
export function fieldSteps(keys: readonly string[]): ({ name: string } | { through: string })[] {
  const steps: ReturnType<typeof fieldSteps> = [];
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] ?? '';
    const name = keys[index + 1];
    const { kind, row, alternatives } = (Object.hasOwn(schemaKeywords, key) && schemaKeywords[key]) || {};
    const isOneOfSeveral = kind !== undefined && /^[[{<]Schema/.test(kind) && name !== undefined;
    if (isOneOfSeveral) index += 1;
    if (isOneOfSeveral && typeof row?.name === 'function') steps.push({ through: row.name(name) });
    else if (typeof row?.step === 'string') steps.push({ through: row.step });
    else if (isOneOfSeveral && kind !== '[Schema]' && !alternatives) steps.push({ name });
  }
  return steps;
}
