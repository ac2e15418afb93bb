import { entriesOf, listOf, markdownOf, textOf } from '../buildContext';
import { isNode, type Json, type Node, ownValue } from '../json';
import type { Annotations, Constraint, SchemaObject, TypeName } from '../model';
import { emptySchema } from './emptySchema';
import type { Reader } from './keyword';
import { statedTypes } from './keyword';
import { inCurrentSpelling } from './olderSpellings';
import { fieldRows, isLimit, type Row, rows, schemaKeywords } from './table';

const limitRows = rows.filter(isLimit);
const implyingRows = rows.filter(({ impliesType }) => impliesType);
const annotationRows = fieldRows.filter(({ annotates }) => annotates);

/** Reads every keyword of a Schema Object into its field of the model, and those without one into `constraints`. */
export function readKeywords(stated: Node, reader: Reader): SchemaObject {
  const node = inCurrentSpelling(stated);
  // One object per schema is filled, since there are very many of them.
  const schema = readFields(fieldRows, node, reader, { ...emptySchema });
  schema.types = [...schema.types, ...impliedTypes(node)];
  schema.constraints = readLimits(node);
  return schema;
}

/** Reads what may be beside a reference without limiting what it refers to. */
export function readAnnotations(node: Node, reader: Reader): Partial<Annotations> {
  return readFields<Partial<Annotations>>(annotationRows, node, reader, {});
}

/** Whether a keyword beside a reference limits it further. */
export function limitsReference(keyword: string): boolean {
  const row = ownValue(schemaKeywords, keyword);
  return !row?.annotates && !row?.ignoredBesideReference;
}

/** Reads the keywords of rows into the fields of `into`, which keeps those that are not stated. */
function readFields<Into extends object>(from: readonly Row[], node: Node, reader: Reader, into: Into): Into {
  const fields = into as Record<string, unknown>;
  for (const row of from) {
    const value = readField(row, node, reader);
    if (value !== undefined) fields[row.field] = value;
  }
  return into;
}

function readField({ keyword, kind, read, verbatim }: Row, node: Node, reader: Reader): unknown {
  if (read) return read(node, reader);
  const value = node[keyword];
  if (verbatim || value === undefined) return value;
  switch (kind) {
    case 'flag':
      return value === true;
    case 'markdown':
      return markdownOf(value);
    case '@Schema':
      return reader.schemaOf(value);
    case '[Schema]':
      return listOf(value).map(reader.schemaOf);
    case '{Schema}':
      return entriesOf(value).map(([name, schema]) => ({ name, schema: reader.schemaOf(schema) }));
    default:
      return textOf(value);
  }
}

/** The type of an object or list that only shows by its keywords. */
function impliedTypes(node: Node): TypeName[] {
  if (statedTypes(node).some((type) => type !== 'null')) return [];
  const implying = implyingRows.find(({ keyword, kind }) =>
    kind === '{Schema}' ? isNode(node[keyword]) : node[keyword] !== undefined,
  );
  return implying?.about ? [implying.about] : [];
}

function readLimits(node: Node): Constraint[] {
  return limitRows.flatMap(({ keyword }) => {
    const value = node[keyword];
    return value === undefined || value === false ? [] : [{ keyword, value: value as Json }];
  });
}
