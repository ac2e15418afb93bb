import { asNode } from '../json';
import { isDefinition, type Part, type Parts } from './parts';

/** Names of what goes that nothing which stays has. */
export interface LostNames {
  /** Of properties and parameters. */
  fields: ReadonlySet<string>;
  paths: ReadonlySet<string>;
  /** Ids of operations and webhooks. */
  operations: ReadonlySet<string>;
  /** Of components, definitions and tags. */
  components: ReadonlySet<string>;
}

/** Finds the names that are lost with the parts that go. */
export function findLostNames({ all }: Pick<Parts, 'all'>, gone: ReadonlySet<Part>): LostNames {
  const lost = (namesOf: (part: Part) => readonly unknown[]): Set<string> => {
    const [going, staying] = [new Set<string>(), new Set<string>()];
    for (const part of all) for (const name of namesOf(part)) (gone.has(part) ? going : staying).add(String(name));
    for (const name of staying) going.delete(name);
    return going;
  };
  return {
    fields: lost(fieldNames),
    paths: lost(({ parent, field }) => (parent?.object === 'Paths' ? [field] : [])),
    operations: lost(({ object, node }) => (object === 'Operation' && node.operationId ? [node.operationId] : [])),
    components: lost((part) => {
      if (part.object === 'Tag') return [part.node.name];
      return part.key !== undefined && (part.parent?.object === 'Components' || isDefinition(part)) ? [part.key] : [];
    }),
  };
}

function fieldNames({ object, node, field, key, parts }: Part): readonly unknown[] {
  if (object === 'Parameter') return [node.name];
  if (object !== 'Schema') return [];
  // A property whose schema is true or false is no part.
  const inner = new Set(parts.flatMap((part) => (part.field === 'properties' ? [part.key] : [])));
  const others = Object.keys(asNode(node.properties)).filter((name) => !inner.has(name));
  return field === 'properties' ? [key, ...others] : others;
}
