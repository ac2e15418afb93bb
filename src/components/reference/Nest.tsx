import type { SchemaView } from '../../reference/schemaRows';
import { counted } from '../../reference/words';
import { Fields } from './Fields';

/** The fields inside a field, folded or open. */
export function Nest({ schema }: { schema: SchemaView }) {
  if (schema.fields.length === 0) return null;
  return (
    <details className="nest" open={schema.open}>
      <summary>
        <span className="when-closed">Show</span> <span className="when-open">Hide</span>{' '}
        {counted(schema.fields.length, 'field')}
        {schema.fieldsOf && ` of ${schema.fieldsOf}`}
      </summary>
      <Fields fields={schema.fields} />
    </details>
  );
}
