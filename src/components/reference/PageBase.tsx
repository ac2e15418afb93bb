import type { OperationSection, ServerView } from '../../reference/page';
import { BaseUrl } from './BaseUrl';

/** The base URLs that all operations of a page share; none where they differ. */
export function sharedServers(operations: OperationSection[]): ServerView[] {
  const [first, ...others] = operations.filter(({ servers }) => servers.length > 0);
  if (!first || others.some(({ servers }) => !haveSameAddresses(servers, first.servers))) return [];
  // The variables have their rows, and their anchors, where the operations name them.
  return first.servers.map((server) => ({ ...server, variables: [] }));
}

/** The shared base URLs of a page in a panel of their own. */
export function PageBase({ servers, operations }: { servers: ServerView[]; operations: OperationSection[] }) {
  const isChoice = operations.some(({ samples }) => samples.some(({ baseAt }) => baseAt !== undefined));
  return (
    <div className="beside">
      <BaseUrl servers={servers} name="page:server" isChoice={isChoice} />
    </div>
  );
}

function haveSameAddresses(some: ServerView[], others: ServerView[]): boolean {
  return some.length === others.length && some.every(({ url }, index) => url === others[index]?.url);
}
