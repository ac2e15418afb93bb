import type { UsedBy as UsedByData } from '../../reference/page';
import { counted, joined } from '../../reference/words';
import { withBreaks } from '../code/withBreaks';
import { OperationLinks } from './OperationLinks';
import { SectionHead } from './SectionHead';

/** `3 operations and 2 models`; empty when nothing uses the model. */
export function usedByInWords({ operations, fields }: UsedByData): string {
  const models = new Set(fields.map(({ model }) => model)).size;
  const words = [operations.length && counted(operations.length, 'operation'), models && counted(models, 'model')];
  return joined(
    words.filter((word) => typeof word === 'string'),
    'and',
  );
}

/** Where a model is used: in operations, and as the type of fields of other models. */
export function UsedBy({ usedBy }: { usedBy: UsedByData }) {
  const { operations, fields } = usedBy;
  return (
    <section>
      <SectionHead level={2} anchor="used-by" title="Used by" />
      {operations.length + fields.length === 0 && <p className="empty">Not used by any operation or other model.</p>}
      {operations.length > 0 && <h3>Operations</h3>}
      {operations.length > 0 && <OperationLinks operations={operations} />}
      {fields.length > 0 && <h3>Models</h3>}
      {fields.length > 0 && (
        <ul className="usedby">
          {fields.map(({ model, field, href }) => (
            <li key={href}>
              <span className="kind">field</span>
              <a href={href}>
                {withBreaks(model)}.<wbr />
                {withBreaks(field)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
