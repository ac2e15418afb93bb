import type { SchemaView } from '../page';

/**
 * The anchors of a schema's rows by the names that lead to them, as in `assignee.id`. What stands in an alternative,
 * an item or under a key has the names above it; of two rows with one path the first counts.
 */
export function fieldAnchors(view: SchemaView): Map<string, string> {
  const anchors = new Map<string, string>();
  const walk = (schema: SchemaView, path: string[]): void => {
    for (const field of schema.fields) {
      const own = field.named ? [...path, field.name] : path;
      const key = own.join('.');
      if (field.named && !anchors.has(key)) anchors.set(key, field.anchor);
      walk(field, own);
    }
    for (const { options } of schema.alternatives) for (const option of options) walk(option.schema, path);
  };
  walk(view, []);
  return anchors;
}
