import type { SchemaView } from '../../reference/page';

/** The words that limit a field. A field without a mark is optional and never null. */
export function Marks({ schema, required }: { schema: SchemaView; required?: boolean }) {
  return (
    <>
      {required && <span className="mark required">required</span>}{' '}
      {schema.nullable && <span className="mark nullable">nullable</span>}{' '}
      {schema.readOnly && <span className="mark readonly">read-only</span>}{' '}
      {schema.writeOnly && <span className="mark readonly">write-only</span>} {schema.deprecated && <DeprecatedMark />}
    </>
  );
}

/** The mark of what should not be used any more. */
export function DeprecatedMark() {
  return <span className="mark deprecated">deprecated</span>;
}
