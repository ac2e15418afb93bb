import { isDeepStrictEqual } from 'node:util';
import type { SampleRequest } from '../../../src/reference/sampleRequest';
import { known } from '../../wire/onTheWire';
import { actual, expected, type Files } from '../../wire/wired';
import type { Exchange } from './recordingSandbox';

/** Headers that clients send without being asked. */
const clientsOwn =
  /^(accept|accept-(encoding|language)|connection|content-(length|type)|host|http2-settings|sec-fetch-mode|transfer-encoding|upgrade|user-agent)$/;

/**
 * What is wrong with what a sample sent and got; empty where it sent the one request that it shows, apart from a fresh
 * key, a boundary and what its client adds, and got a success.
 */
export function judge(language: string, exchanges: Exchange[], request: SampleRequest, beside: Files): string {
  const [exchange, ...more] = exchanges;
  if (!exchange) return 'sent nothing';
  if (more.length > 0) return `sent ${exchanges.length} requests`;
  if (exchange.status < 200 || exchange.status >= 300) return `got ${exchange.status}`;
  const wanted = known(expected(request, beside), language);
  const names = Object.keys(wanted.headers);
  const sent = actual(exchange, names, request.body, beside);
  if (!isDeepStrictEqual(plain(sent), plain(wanted))) {
    return `sent ${JSON.stringify(sent)} and not ${JSON.stringify(wanted)}`;
  }
  const further = Object.keys(exchange.headers).filter((name) => !names.includes(name) && !clientsOwn.test(name));
  return further.length === 0 ? '' : `sent the headers ${further.join(', ')} besides`;
}

/** Without the names that hold nothing, and the prototypes of its objects. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
