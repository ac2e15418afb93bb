import { asNode, isNode, type Node } from '../json';
import { valueAt } from '../pointer';
import { listOf } from './scope';

/** What a workflow says of its inputs. */
interface StatedInputs {
  /** The schemas of the inputs, by their names. */
  schemas: Map<string, Node>;
  /** Whether there may be others. */
  isOpen: boolean;
}

/** Keywords that apply a schema to the same value. */
const applied = ['if', 'then', 'else'] as const;

/** The inputs that a schema (Arazzo, 4.6.4 `inputs`) names, itself or by what it is composed of and refers to. */
export function readInputs(schema: unknown, document: Node): StatedInputs {
  const found: StatedInputs = { schemas: new Map(), isOpen: false };
  const seen = new Set<unknown>();
  function read(stated: unknown): void {
    if (!isNode(stated) || seen.has(stated)) return;
    seen.add(stated);
    const { $ref, properties, additionalProperties: others = false, patternProperties } = stated;
    for (const [name, property] of Object.entries(asNode(properties))) {
      const own = isNode(property) ? referred(property, document) : {};
      found.schemas.set(name, { ...found.schemas.get(name), ...own });
    }
    if (others !== false || patternProperties !== undefined) found.isOpen = true;
    if (typeof $ref === 'string') {
      const target = referredInputs(stated, document);
      if (target) read(target);
      else found.isOpen = true;
    }
    for (const keyword of ['allOf', 'anyOf', 'oneOf']) listOf(stated[keyword]).forEach(read);
    for (const keyword of applied) read(stated[keyword]);
    Object.values(asNode(stated.dependentSchemas)).forEach(read);
  }
  read(schema);
  return { ...found, isOpen: found.isOpen || found.schemas.size === 0 };
}

/** A schema with what it refers to; its own keywords are before those. */
function referred(schema: Node, document: Node): Node {
  const { $ref: _ref, ...own } = schema;
  const target = referredInputs(schema, document);
  return target ? { ...target, ...own } : schema;
}

/** The schema that another one in an Arazzo file refers to. */
export function referredInputs({ $ref }: Node, document: Node): Node | undefined {
  const target = typeof $ref === 'string' && $ref.startsWith('#/') ? valueAt(document, $ref) : undefined;
  return isNode(target) ? target : undefined;
}
