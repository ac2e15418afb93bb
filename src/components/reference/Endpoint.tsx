import { displayMethod, displayPath } from '../../reference/methods';
import type { OperationSection } from '../../reference/page';
import { choosableServers } from '../../reference/words';
import { withBreaks } from '../code/withBreaks';
import { Method } from './Badges';
import { CopyButton } from './Code';

interface EndpointProps {
  operation: OperationSection;
  /** Whether it stays on one line, which a place to break would end. */
  isOnOneLine?: boolean;
}

/** Method and address, in which the path stands out from the base URL. A webhook has its name. */
export function Endpoint({ operation, isOnOneLine }: EndpointProps) {
  const path = displayPath(operation);
  const base = choosableServers(operation)[0]?.url.replace(/\/$/, '');
  const isExchanged = operation.samples.some(({ baseAt }) => baseAt !== undefined);
  const isWebhook = operation.kind === 'webhook';
  return (
    <div className="endpoint">
      <Method method={displayMethod(operation)} badge />
      <code>
        {base && (
          <span className="base" data-base={isExchanged ? '' : undefined}>
            {base}
          </span>
        )}
        <span>{isOnOneLine ? path : withBreaks(path)}</span>
      </code>
      <CopyButton what="path" label={isWebhook ? 'Copy the name' : 'Copy the path'} />
    </div>
  );
}
