import { basePath } from '../../address';
import type { ServerVariable } from '../../model';
import { hasHost, serverUrl } from '../../sampleRequest';

/** A variable in the address of a server (4.6). */
export interface FormVariable extends Pick<ServerVariable, 'name' | 'default'> {
  /** The values that are allowed, where they are named. */
  enum?: string[];
  /** Without markup. */
  description?: string;
}

/** A server that a form offers (4.5). */
export interface FormServer {
  url: string;
  /** Without markup. */
  description?: string;
  variables: FormVariable[];
}

/** The address of a server, with these values for its variables; the others have their defaults. */
export function serverAddress({ url, variables }: FormServer, values: Readonly<Record<string, string>> = {}): string {
  return serverUrl({
    url,
    variables: variables.map(({ name, default: value }) => ({
      ...{ name, enum: [] },
      default: Object.hasOwn(values, name) ? (values[name] ?? value) : value,
    })),
  });
}

/** The place of the server with a base URL, which is written as in samples; the first where none has it. */
export function serverWithBase(servers: readonly FormServer[], base: string | undefined): number {
  const plain = (address: string): string => (hasHost(address) ? address : basePath(address));
  const wanted = base === undefined ? undefined : plain(base);
  return Math.max(
    0,
    servers.findIndex((server) => plain(serverAddress(server)) === wanted),
  );
}
