import type { LiteralStyle } from '../../src/plugins/api-reference/client/requestBuilder/explorer/postmanLiterals';
import { readLiterals } from './readLiterals';

/** The request that a program sends, as far as its text says it. */
export interface ReadRequest {
  method: string;
  url: string;
  headers: [string, string][];
  body?: string;
}

/** Where in a program a library gets the parts of a request: «» stands for a literal, a group for a bare word. */
interface Grammar {
  style: LiteralStyle;
  /** More than one piece where the address is given in pieces. */
  url: RegExp[];
  method: RegExp;
  header: RegExp;
  body: RegExp;
}

const grammars: Record<string, Grammar> = {
  'python http.client': grammar(
    'points',
    ['(HTTPS?)Connection\\(«»(?:, (\\d+))?', 'request\\(«», «», p'],
    ['request\\(«»'],
    '«»: «»',
    'payload = «»\\.encode',
  ),
  'php Guzzle': grammar('php', ['Request\\(«», «»'], ['Request\\(«»'], '«» => «»', 'body = «»'),
  'php HTTP_Request2': grammar(
    'php',
    ['setUrl\\(«»'],
    ['METHOD_(\\w+)\\)', 'setMethod\\(«»'],
    '«» => «»',
    'setBody\\(«»',
  ),
  'php pecl_http': grammar('php', ['setRequestUrl\\(«»'], ['setRequestMethod\\(«»'], '«» => «»', 'append\\(«»'),
  'java OkHttp': grammar(
    'units',
    ['\\.url\\(«»'],
    ['\\.method\\(«»'],
    'addHeader\\(«», «»',
    'create\\(mediaType, «»\\);',
  ),
  'java Unirest': grammar(
    'units',
    ['Unirest\\.\\w+\\(«»'],
    ['Unirest\\.(\\w+)\\(«»'],
    '\\.header\\(«», «»',
    '\\.body\\(«»',
  ),
  'csharp RestSharp': grammar(
    'csharp',
    ['ClientOptions\\(«»', 'RestRequest\\(«»'],
    ['Method\\.(\\w+)\\)'],
    'AddHeader\\(«», «»',
    'body = «»',
  ),
  'kotlin OkHttp': grammar(
    'kotlin',
    ['\\.url\\(«»'],
    ['\\n {2}\\.(\\w+)\\(body\\)', '\\.method\\(«»'],
    'addHeader\\(«», «»',
    'body = «»\\.to',
  ),
  'powershell RestMethod': grammar('powershell', ['RestMethod «»'], ['-Method «»'], 'Add\\(«», «»', 'body = «»'),
  'rust reqwest': grammar(
    'rust',
    ['request\\(.*, «»\\)'],
    ['Method::([A-Z]+),', 'method = «»'],
    'insert\\(«», «»\\.parse',
    'data = «»',
  ),
  'dart http': grammar('dart', ['Uri\\.parse\\(«»'], ['Request\\(«»'], '«»: «»', 'request\\.body = «»'),
  'dart dio': grammar('dart', ['request\\(\\s*«»'], ['method: «»'], '«»: «»', 'data = «»'),
  'c libcurl': grammar('c', ['OPT_URL, «»'], ['CUSTOMREQUEST, «»'], 'append\\(headers, «»', 'data = «»'),
  'objective-c NSURLSession': grammar(
    'objective-c',
    ['URLWithString:@«»'],
    ['HTTPMethod:@«»'],
    '@«»: @«»',
    'initWithData:\\[@«»',
  ),
  'ocaml Cohttp': grammar(
    'ocaml',
    ['of_string «»'],
    ['call .*`(\\w+) uri', 'method_of_string «»'],
    'add h «» «»',
    'postData = ref «»',
  ),
  'r httr': grammar('points', ['url = «»'], ['VERB\\(«»'], '«» = «»', 'body = «»'),
};

function grammar(style: LiteralStyle, url: string[], method: string[], header: string, body: string): Grammar {
  const pattern = (text: string, flags = ''): RegExp => new RegExp(text.replaceAll('«»', '‹(\\d+)›'), flags);
  return {
    style,
    url: url.map((each) => pattern(each)),
    method: pattern(method.join('|')),
    header: pattern(header, 'g'),
    body: pattern(body),
  };
}

/** Reads the request out of a program for a library, `<language> <library>`. */
export function readProgram(library: string, program: string): ReadRequest {
  if (library === 'http HTTP') return readMessage(program);
  const rules = grammars[library];
  if (!rules) throw new Error(`no grammar for ${library}`);
  const { skeleton, texts } = readLiterals(program, rules.style);
  const text = (index: string | undefined): string => texts[Number(index)] ?? '(missing)';
  const [, ...method] = rules.method.exec(skeleton) ?? [];
  const word = method.find((each) => each !== undefined) ?? '(missing)';
  const headers = [...skeleton.matchAll(rules.header)].map(([, name, value]): [string, string] =>
    value === undefined ? splitHeader(text(name)) : [text(name), text(value)],
  );
  const body = rules.body.exec(skeleton);
  return {
    method: (/^\d+$/.test(word) ? text(word) : word).toUpperCase(),
    url:
      library === 'python http.client'
        ? pythonUrl(rules, skeleton, text)
        : rules.url.map((each) => text(each.exec(skeleton)?.at(-1))).join(''),
    headers,
    body: body ? text(body[1]) : undefined,
  };
}

function pythonUrl(
  { url: [host, path] }: Grammar,
  skeleton: string,
  text: (index: string | undefined) => string,
): string {
  const [, scheme = '', name, port] = host?.exec(skeleton) ?? [];
  return `${scheme.toLowerCase()}://${text(name)}${port ? `:${port}` : ''}${text(path?.exec(skeleton)?.[2])}`;
}

function splitHeader(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon), line.slice(colon + 1).trimStart()];
}

/** An HTTP message says no scheme: it is read as https. */
function readMessage(message: string): ReadRequest {
  const end = message.indexOf('\n\n');
  const [start = '', ...lines] = (end < 0 ? message : message.slice(0, end)).trimEnd().split('\n');
  const [, method = '', target = ''] = /^(\S+) (\S+) HTTP\/1\.1$/.exec(start) ?? [];
  const headers = lines.map(splitHeader);
  const value = (wanted: string): string | undefined => headers.find(([name]) => name === wanted)?.[1];
  const body = end < 0 ? undefined : message.slice(end + 2);
  const length = value('Content-Length');
  if (body && Number(length) !== Buffer.byteLength(body)) throw new Error(`a wrong length: ${length}`);
  return {
    ...{ method, url: `https://${value('Host')}${target}`, body },
    headers: headers.filter(([name]) => name !== 'Host' && name !== 'Content-Length'),
  };
}
