/**
 * Who may call a server that runs on this machine. A web page of a stranger can have its host name resolve to this
 * machine (DNS rebinding): the browser then sends that name as `Host`, and counts the server as a part of the page's site.
 */

/** What a request says of the server that it is for, and of the page that sent it. */
export interface Caller {
  /** The values of its `Host` headers. */
  hosts: readonly string[];
  /** Its target: a path, or an absolute address, as proxies get them. */
  target: string;
  /** The origin of the page that sent it. */
  origin?: string | undefined;
}

/** Whether a name, written as in addresses (`[::1]`), is one of this machine. */
export function isLoopbackName(name: string): boolean {
  return /^(localhost\.?|127(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}|\[::1\])$/i.test(name);
}

/** Whether an address is one of this machine. */
export function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) && isLoopbackName(hostname);
}

/**
 * The name in `name` or `name:port`, in lower case and without a full stop at its end; undefined for everything else, such
 * as a name after a user (`user@name`).
 */
export function hostNameOf(host: string): string | undefined {
  const [, name] = /^(\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)*\.?)(?::\d{0,5})?$/i.exec(host) ?? [];
  return name?.toLowerCase().replace(/\.$/, '');
}

/**
 * The name that a request is for although this server has another; undefined where it is for this machine or for a name
 * that `isAllowed` knows. It is empty where a request has none.
 */
export function strangeHost(
  { hosts, target }: Pick<Caller, 'hosts' | 'target'>,
  isAllowed: (name: string) => boolean,
): string | undefined {
  // A name in the target counts before the header (RFC 9112, 3.2.2).
  const [, inTarget] = /^[^/]+:\/\/([^/?#]*)/.exec(target) ?? [];
  // Several headers are an error (3.2), and together they are no name.
  return [hosts.join(', '), ...(inTarget === undefined ? [] : [inTarget])].find((host) => {
    const name = hostNameOf(host);
    return name === undefined || !(isLoopbackName(name) || isAllowed(name));
  });
}

/** An IP address as it is written in a `Host` header and in addresses; a name stays as it is. */
export function asHost(address: string): string {
  return address.includes(':') && !address.startsWith('[') ? `[${address}]` : address;
}

/** Whether a page of this origin may call: one of this machine, on any port, or one that is named. */
export function isKnownOrigin(origin: string, named: readonly string[] = []): boolean {
  if (named.includes(origin)) return true;
  const [, host = ''] = /^http:\/\/(.+)$/.exec(origin) ?? [];
  const name = hostNameOf(host);
  return name !== undefined && isLoopbackName(name);
}
