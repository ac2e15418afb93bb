import type { SchemaView } from '../../reference/schemaRows';
import { Marks } from './Marks';
import { TypeName } from './TypeName';

/** Type and marks of a schema that has no row of its own. An unnamed object needs no line. */
export function SchemaLine({ schema }: { schema: SchemaView }) {
  if (schema.marks.length === 0 && schema.type.every(({ text, isObject }) => isObject || text === '')) return null;
  return (
    <p className="schema-line">
      <span className="field-type">
        <TypeName parts={schema.type} />
      </span>{' '}
      <Marks schema={schema} />
    </p>
  );
}
