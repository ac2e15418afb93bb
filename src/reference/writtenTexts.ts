import { isNode, type Node } from './json';
import { sentKeys } from './pageAddresses';
import type { FieldView } from './schemaRows';
import type { Written } from './text';

/** Which parts of a row, of which pages have the most, hold what authors wrote. */
const rowParts: Readonly<Record<keyof FieldView, boolean>> = {
  ...{ anchor: false, name: false, named: false, step: false, required: false },
  ...{ type: false, marks: false, releases: false, title: false, searched: false },
  ...{ description: true, facts: true, enum: true, externalDocs: true, fields: true, alternatives: true },
  ...{ fieldsOf: false, open: false, lists: false, seeModel: false },
};

const rowKeys = Object.entries(rowParts).flatMap(([key, hasTexts]) => (hasTexts ? [key] : []));

/**
 * What authors wrote, of that which `isWanted`, wherever it stands in pages and texts for guides. What clients send is no part of
 * it: names there are those of the API.
 */
export function writtenIn(shown: readonly object[], isWanted: (written: Written) => boolean): Written[] {
  const found: Written[] = [];
  const walk = (value: Node): void => {
    if (Array.isArray(value.source)) {
      const written = value as unknown as Written;
      if (isWanted(written)) found.push(written);
      return;
    }
    for (const key of 'fieldsOf' in value ? rowKeys : Object.keys(value)) {
      const inner = value[key];
      if (Array.isArray(inner)) walkList(inner);
      else if (isNode(inner) && !sentKeys.includes(key)) walk(inner);
    }
  };
  const walkList = (list: readonly unknown[]): void => {
    for (const item of list) {
      if (Array.isArray(item)) walkList(item);
      else if (isNode(item)) walk(item);
    }
  };
  walkList(shown);
  return found;
}
