import { pathOf } from '../reference/address';
import type { Json } from '../reference/json';
import { maxLevels, toJsonText } from '../reference/jsonText';
import { meantMethod, sentMethod } from '../reference/methods';
import type { SampleRequest } from '../reference/sampleRequest';
import { shortened } from '../reference/shortened';
import { nearestNames } from '../reference/similarity';
import { isTooDeep } from '../reference/validate/nesting';
import type { CheckedRequest } from '../sandbox/check';
import { maxBodyBytes } from '../sandbox/request/body';
import { pieceOf } from './pieces';
import type { Portal } from './portal';
import { Refusal } from './refusal';

interface CheckArguments {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: Json | undefined;
  start_again: boolean;
  offset: number;
}

const megabyte = 1024 * 1024;

/** The most segments of an address's path: it is compared with all paths, beginning at each of its segments. */
const maxSegments = 200;

/** The response that the API would give to a request, by the contract of the build. Nothing is sent. */
export async function check({ contracts, index }: Portal, given: CheckArguments): Promise<string> {
  const asked = requestOf(given);
  const isOwn = index.operations.some((operation) => sentMethod(operation.method) === asked.method);
  const request = isOwn ? asked : { ...asked, method: meantMethod(asked.method) };
  if (given.start_again) contracts.startAgain();
  const { response, problems, tooLarge, isKnown, undescribed } = await contracts.check(request);
  const faults = problems.map(
    ({ in: place, field, message }) => `- ${[place, field].filter(Boolean).join(' ')} ${message}`,
  );
  const paths = isKnown
    ? []
    : nearestNames(pathOf(request.url), [...new Set(index.operations.map(({ path = '' }) => path))]);
  const text = [
    `HTTP ${response.status}`,
    ...response.headers.map(([name, value]) => `${name}: ${value}`),
    '',
    bodyText(response),
    ...(faults.length > 0 ? ['', 'At fault:', ...faults] : []),
    ...(undescribed.length > 0
      ? ['', 'Not in the contract, so the API may ignore it:', ...undescribed.map((name) => `- ${name}`)]
      : []),
    ...(paths.length > 0 ? ['', `Similar paths: ${paths.join(', ')}`] : []),
    ...(tooLarge === undefined
      ? []
      : ['', `The result was not kept: the data would be larger than 5 MB. Call with "start_again": true.`]),
  ].join('\n');
  return `${pieceOf(text, given.offset)}\n\nThis response comes from the contract. Nothing was sent.`;
}

function requestOf({ method, url, headers, body }: CheckArguments): SampleRequest {
  if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(method))
    throw new Refusal(`"${method}" is not a method. Give one such as "GET" or "POST".`);
  if (!/^(?:https?:\/\/[^/\s]+)?\/\S*$/i.test(url))
    throw new Refusal(
      `"${shortened(url)}" is not an address. Give a path with its query, such as "/tasks?page=1&size=50", percent-encoded.`,
    );
  if (pathOf(url).split('/').length > maxSegments)
    throw new Refusal(`The path has more than ${maxSegments} segments. Give one of the API's.`);
  const names = Object.entries(headers).map(([name, value]) => ({ name, value }));
  // A fragment is never sent.
  const request = { method, url: url.replace(/#.*$/s, ''), headers: names };
  if (body === undefined) return request;
  if (isTooDeep(body)) throw new Refusal(`The body is nested more than ${maxLevels} levels deep. Check a smaller one.`);
  const text = typeof body === 'string' ? body : toJsonText(body);
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > maxBodyBytes)
    throw new Refusal(
      `The body has ${(bytes / megabyte).toFixed(1)} MB, and requests are checked up to ${maxBodyBytes / megabyte} MB. Check a smaller one: fewer items, or a shorter file.`,
    );
  const type = names.find(({ name }) => name.toLowerCase() === 'content-type');
  const mediaType = type?.value ?? 'application/json';
  return {
    ...request,
    headers: type ? names : [...names, { name: 'Content-Type', value: mediaType }],
    body: { kind: 'text', mediaType, text },
  };
}

function bodyText({ body }: CheckedRequest['response']): string {
  if (body === undefined || body.length === 0) return '(no body)';
  return typeof body === 'string' ? body : `(${body.length} bytes)`;
}
