import type { OperationUse } from '../../reference/page';
import { withBreaks } from '../code/withBreaks';
import { Method } from './Badges';
import { DeprecatedMark } from './SchemaLine';

type Row = Omit<OperationUse, 'places'> & { places?: string[] };

/** Operations on other pages: method, title, path and, if wanted, where in the operation. */
export function OperationLinks({ operations }: { operations: Row[] }) {
  return (
    <ul className="usedby">
      {operations.map(({ href, method, label, path, deprecated, places }) => (
        <li key={href}>
          <Method method={method} />
          <span className="title">
            <a href={href}>{deprecated ? <s>{withBreaks(label)}</s> : withBreaks(label)}</a>{' '}
            {deprecated && <DeprecatedMark />}
          </span>
          {places && places.length > 0 && <span className="how">{places.join('; ')}</span>}
          <code>{withBreaks(path)}</code>
        </li>
      ))}
    </ul>
  );
}
