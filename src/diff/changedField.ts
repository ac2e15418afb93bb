import { isNode, type Node } from '../reference/json';
import { pointerKeys, toPointer, valueAt } from '../reference/pointer';
import { fieldSteps } from './describePlace';

/** The field, parameter or header that a change is about. */
export interface ChangedField {
  /** The named schema that has it; nothing in an operation. */
  model?: string;
  /**
   * Where an operation has it, as anchors say it: `query`, `body`, `200`, `200.header`; nothing where that depends on the
   * operation, as in a shared response.
   */
  place?: string;
  /** The names that lead to it from there; none for the model, body or operation itself. */
  names: string[];
}

/** The field that a pointer into a bundled document leads into. */
export function fieldAt(pointer: string, document: Node): ChangedField {
  const [field, first, second, ...rest] = pointerKeys(pointer);
  if (field === 'components' && first === 'schemas' && second !== undefined) {
    return { model: second, names: namesIn(rest) };
  }
  if (field === 'components' && first === 'parameters' && second !== undefined) {
    return parameterAt(toPointer([field, first, second]), rest, document);
  }
  if (field === 'components') return { ...(first === 'requestBodies' ? { place: 'body' } : {}), ...below(rest) };
  if ((field !== 'paths' && field !== 'webhooks') || first === undefined) return { names: [] };
  // Parameters of a path are beside its operations.
  const operation = second === 'additionalOperations' ? [second, rest[0] ?? ''] : [second ?? ''];
  const [member, key, ...inner] = second === 'parameters' ? [second, ...rest] : rest.slice(operation.length - 1);
  if (member === 'parameters' && key !== undefined) {
    const owner = second === 'parameters' ? [field, first] : [field, first, ...operation];
    return parameterAt(toPointer([...owner, member, key]), inner, document);
  }
  if (member === 'requestBody') return { place: 'body', ...below([key ?? '', ...inner]) };
  if (member !== 'responses' || key === undefined) return { names: [] };
  const { place, names } = below(inner);
  return { place: place === undefined ? key : `${key}.${place}`, names };
}

/**
 * The field that a change is about: the one that the revision has at its place, else the one further inside that the base
 * had.
 */
export function changedField(base: ChangedField, revision: ChangedField): ChangedField {
  const isInside = base.names.length > revision.names.length;
  return isInside ? { ...base, ...(revision.model === undefined ? {} : { model: revision.model }) } : revision;
}

function parameterAt(pointer: string, rest: readonly string[], document: Node): ChangedField {
  const parameter = valueAt(document, pointer);
  if (!isNode(parameter) || typeof parameter.name !== 'string') return { names: [] };
  return { place: String(parameter.in), names: [parameter.name, ...namesIn(rest)] };
}

/** What is in a body or response: a header, or a field of its content. */
function below(keys: readonly string[]): ChangedField {
  const [first, name] = keys;
  if (first === 'headers' && name !== undefined) return { place: 'header', names: [name] };
  return { names: namesIn(keys) };
}

function namesIn(keys: readonly string[]): string[] {
  return fieldSteps(keys).flatMap((step) => ('name' in step ? [step.name] : []));
}
