import type { OperationSection } from '../../reference/page';
import { BaseUrl } from './BaseUrl';

/** The base URLs that all operations of a page share; nothing where they differ. */
export function PageBase({ operations }: { operations: OperationSection[] }) {
  const withServers = operations.filter(({ servers }) => servers.length > 0);
  const [first, ...others] = withServers;
  if (!first || others.some(({ servers }) => !haveSameAddresses(servers, first.servers))) return null;
  const isChoice = withServers.some(({ samples }) => samples.some(({ baseAt }) => baseAt !== undefined));
  // The variables have their rows, and their anchors, where the operations name them.
  const servers = first.servers.map((server) => ({ ...server, variables: [] }));
  return <BaseUrl servers={servers} name="page:server" isChoice={isChoice} />;
}

function haveSameAddresses(some: OperationSection['servers'], others: OperationSection['servers']): boolean {
  return some.length === others.length && some.every(({ url }, index) => url === others[index]?.url);
}
