import { asNode, isNode, type Node, ownValue } from '../json';
import { pointerKeys, toPointer, valueAt } from '../pointer';

/** An operation of the converted description that has a shared response, with the media types that its author states. */
interface Use {
  operation: Node;
  status: string;
  types: string[];
}

/** A response that others refer to, in the converted description, with the media types that the converter looked at. */
interface Shared {
  response: Node;
  types: string[];
  uses: Use[];
}

/**
 * States in which media types a response that operations refer to is sent: those of each operation. The converter looks at
 * those of the place where the response is. Where all operations agree, it stays shared; else an operation has its own.
 */
export function stateResponseTypes(swagger: object, converted: object): void {
  for (const { response, types: converts, uses } of sharedResponses(swagger, converted).values()) {
    const { schema } = asNode(asNode(response.content)[converts[0] ?? '']);
    const [first, ...others] = uses;
    if (schema === undefined || !first) continue;
    const content = structuredClone(asNode(response.content));
    const isSame = (one: string[], other: string[]) => one.join() === other.join();
    if (isComponent(response, converted) && others.every(({ types }) => isSame(types, first.types))) {
      if (!isSame(first.types, converts)) response.content = contentIn(first.types, content, schema);
      continue;
    }
    for (const { operation, status, types } of uses) {
      if (isSame(types, converts)) continue;
      const own = structuredClone({ ...response, content: contentIn(types, content, schema) });
      operation.responses = { ...asNode(operation.responses), [status]: own };
    }
  }
}

/** What references lead to in the end, with the pointer of it; nothing for what is no reference, or leads to itself. */
export function referredNode(stated: unknown, root: object): { node: Node; pointer: string } | undefined {
  const passed = new Set<string>();
  let node = asNode(stated);
  let pointer: string | undefined;
  while (typeof node.$ref === 'string' && !passed.has(node.$ref)) {
    pointer = node.$ref;
    passed.add(pointer);
    node = asNode(valueAt(root, pointer));
  }
  return pointer === undefined || node.$ref !== undefined ? undefined : { node, pointer };
}

function sharedResponses(swagger: object, converted: object): Map<Node, Shared> {
  const shared = new Map<Node, Shared>();
  for (const [path, item] of Object.entries(asNode(asNode(swagger).paths))) {
    for (const method of Object.keys(asNode(item))) {
      const operation = valueAt(converted, toPointer(['paths', path, method]));
      if (!isNode(operation)) continue;
      const types = typesOf(['paths', path, method], swagger);
      for (const [status, stated] of Object.entries(asNode(operation.responses))) {
        const found = referredNode(stated, converted);
        if (!found) continue;
        const { node, pointer } = found;
        const entry = shared.get(node) ?? { response: node, types: typesOf(pointerKeys(pointer), swagger), uses: [] };
        entry.uses.push({ operation, status, types });
        shared.set(node, entry);
      }
    }
  }
  return shared;
}

/** The media types in which responses at a place are sent, as the converter chooses them: of the operation, or of all. */
function typesOf([first, path = '', method = '']: string[], swagger: object): string[] {
  const operation = first === 'paths' ? asNode(asNode(asNode(asNode(swagger).paths)[path])[method]) : {};
  const stated = [operation.produces || asNode(swagger).produces].flat();
  const types = [...new Set(stated.filter((type) => typeof type === 'string'))];
  return types.length > 0 ? types : ['*/*'];
}

function isComponent(response: Node, converted: object): boolean {
  return Object.values(asNode(asNode(asNode(converted).components).responses)).includes(response);
}

/** A schema in each of these media types with its examples, and the examples in others. */
function contentIn(types: readonly string[], content: Node, schema: unknown): Node {
  const shown = Object.entries(content).flatMap(([type, media]) => {
    const { examples } = asNode(media);
    return examples === undefined || types.includes(type) ? [] : [[type, { examples }] as const];
  });
  const described = types.map((type) => [type, { ...asNode(ownValue(content, type)), schema }] as const);
  return Object.fromEntries([...described, ...shown]);
}
