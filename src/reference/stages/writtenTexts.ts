import { isNode, type Node } from '../json';
import { sentKeys } from '../pageAddresses';
import type { SchemaView } from '../schemaRows';
import type { Written } from '../text';

/**
 * What authors wrote, of that which `isWanted`, wherever it stands in pages and texts for guides. What clients send is no part of
 * it: names there are those of the API.
 */
export function writtenIn(shown: readonly object[], isWanted: (written: Written) => boolean): Written[] {
  const found: Written[] = [];

  function walk(value: Node): void {
    if (Array.isArray(value.source)) keep(value as unknown as Written);
    else if ('fieldsOf' in value) walkRow(value as unknown as SchemaView);
    else
      for (const [key, inner] of Object.entries(value)) {
        if (Array.isArray(inner)) walkList(inner);
        else if (isNode(inner) && !sentKeys.includes(key)) walk(inner);
      }
  }

  function walkList(list: readonly unknown[]): void {
    for (const item of list) {
      if (Array.isArray(item)) walkList(item);
      else if (isNode(item)) walk(item);
    }
  }

  /** Of rows pages have the most, and most of what a row says is in our own words. */
  function walkRow(row: SchemaView): void {
    const { description, externalDocs, written, facts, enum: values, fields, alternatives } = row;
    if (description) keep(description);
    if (externalDocs?.description) keep(externalDocs.description);
    if (written) walkList(written);
    if (facts.length + values.length > 0) walkList([facts, values]);
    for (const field of fields) walkRow(field);
    for (const { options } of alternatives) for (const { schema } of options) walkRow(schema);
  }

  function keep(written: Written): void {
    if (isWanted(written)) found.push(written);
  }

  walkList(shown);
  return found;
}
