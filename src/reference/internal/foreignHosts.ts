import { isSingleWord } from './codeNames';

/** A path in a text, with how many of its segments are not a parameter's value, as far as that is known. */
interface FoundPath {
  start: number;
  end: number;
  stated: number;
}

/** An expression by which subscribers say where a callback is called: what follows it is a path of theirs. */
const ofSubscriber = /\{\$(?:url|method|request|response|message)\b/;

/** What the address that a path in a text ends begins with; that of a module has no scheme. */
const authority = /^(?:(?:[a-z][\w+.-]*:)?\/\/(?:[^/@]*@)?|(?=[\w-]+\.))([^/:]*)((?::[^/]*)?)/i;

/**
 * Says whether a path in a text is one of somebody else: behind an expression of a subscriber, or a short one, such as
 * `/status`, in a module or at a host that no server has. `hosts` are those of all servers, `domains` what follows variables in one.
 */
export function createForeignReader(
  hosts: ReadonlySet<string>,
  domains: ReadonlySet<string>,
): (text: string, path: FoundPath) => boolean {
  const isOwn = (host: string): boolean => hosts.has(host) || domainsAbove(host).some((domain) => domains.has(domain));
  return (text, { start, end, stated }) => {
    if (text[start] !== '/' || text[start + 1] === '/') return false;
    const before = text.slice(Math.max(0, start - 300), start);
    const address = before.split(/[\s"'`<>()=,;]/).at(-1) ?? '';
    if (ofSubscriber.test(address)) return true;
    const [, host = '', port = ''] = authority.exec(address.toLowerCase()) ?? [];
    // A host with variables, or without a domain, may be any.
    const isNamed = address.startsWith('@') || /^[^${}%]+\.[^${}%]+$/.test(host);
    if (hosts.size === 0 || !isNamed || isOwn(host) || isOwn(host + port)) return false;
    const segments = text
      .slice(start, end)
      .split('/')
      .filter((segment) => segment !== '');
    return (stated || segments.length) < 2 && segments.every(isSingleWord);
  };
}

/** What follows each full stop of a host, with the full stop before it. */
export function domainsAbove(host: string): string[] {
  const [, ...labels] = host.split('.');
  return labels.map((_, index) => `.${labels.slice(index).join('.')}`);
}
