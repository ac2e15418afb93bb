import type { OperationSection } from '../../reference/page';
import { BaseUrl } from './BaseUrl';

/** Base URLs of an operation, folded, when there is more to them than the one that the endpoint shows. */
export function Servers({ operation }: { operation: OperationSection }) {
  const { servers, anchor, samples } = operation;
  const isSaid = ({ description, variables }: (typeof servers)[number]) => description || variables.length > 0;
  if (servers.length < 2 && !servers.some(isSaid)) return null;
  return (
    <details className="more servers">
      <summary>{servers.length > 1 ? `${servers.length} base URLs` : 'About the base URL'}</summary>
      <BaseUrl
        servers={servers}
        name={`${anchor}:server`}
        isChoice={samples.some(({ baseAt }) => baseAt !== undefined)}
      />
    </details>
  );
}
