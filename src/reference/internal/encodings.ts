import { asNode } from '../json';
import { extendPointer } from '../pointer';
import type { Part, Parts } from './parts';
import { groupOf, type SchemaContext } from './schemaGroup';
import { itemSchemas, schemasOfProperty } from './values';

/** Finds the pointers of encodings of what goes: of properties, of items at a position, and of all items. */
export function hiddenEncodings({ all }: Pick<Parts, 'all'>, schemas: SchemaContext): string[] {
  return all
    .filter((part) => part.object === 'MediaType' && !schemas.gone.has(part))
    .flatMap((part) => {
      const streamed = part.parts.filter(({ field }) => field === 'itemSchema');
      const ofValue = part.parts.filter(({ field }) => field === 'schema');
      return [
        ...hiddenIn(part, ofValue, schemas),
        ...(streamed.length > 0 ? itemEncodings(part, () => streamed, schemas) : []),
      ];
    });
}

/** Those of a media type or of an encoding, in values of these schemas. */
function hiddenIn(part: Part, schema: readonly Part[], schemas: SchemaContext): string[] {
  if (schema.length === 0) return [];
  const { left } = groupOf(schema, schemas);
  const { positions, others } = itemSchemas(left);
  // An encoding is that of each item where its value is a list.
  const group = groupOf([...schema, ...others], schemas);
  const named = Object.keys(asNode(part.node.encoding)).flatMap((name) => {
    if (left.size === 0 || group.hides(name)) return [extendPointer(part.pointer, 'encoding', name)];
    const own = schemasOfProperty(name, group, schemas);
    return encodingsOf(part, 'encoding', name).flatMap((inner) => hiddenIn(inner, own, schemas));
  });
  const schemasAt = (index: string | undefined): readonly Part[] => {
    const own = positions.filter(({ key }) => key === index);
    return left.size === 0 ? schema : own.length > 0 ? own : others;
  };
  return [...named, ...itemEncodings(part, schemasAt, schemas)];
}

/** Those of items, whose schemas `schemasAt` names by position, and for all other items. */
function itemEncodings(
  part: Part,
  schemasAt: (index: string | undefined) => readonly Part[],
  schemas: SchemaContext,
): string[] {
  const all = [...encodingsOf(part, 'prefixEncoding'), ...encodingsOf(part, 'itemEncoding')];
  return all.flatMap((inner) => {
    const own = schemasAt(inner.key);
    const isHidden = own.some((schema) => schema.field !== 'contains' && schemas.gone.has(schema));
    return isHidden ? [inner.pointer] : hiddenIn(inner, own, schemas);
  });
}

function encodingsOf({ parts }: Part, field: string, key?: string): Part[] {
  return parts.filter((part) => part.field === field && (key === undefined || part.key === key));
}
