import type { UserContext } from '@redocly/openapi-core';
import type { Node } from '../../json';
import { entriesOf, isSince, type Rule, reportAt, token } from './rule';

/** Styles of each place of a parameter (4.12.2), with those that a version added. */
const styles: ReadonlyMap<string, readonly string[]> = new Map([
  ['path', ['matrix', 'label', 'simple']],
  ['header', ['simple']],
  ['query', ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject']],
  ['cookie', ['form', 'cookie']],
]);

/** What the fields of one Parameter (4.12) or Header Object (4.21) may say together. */
export const parameterFields: Rule = () => ({
  Parameter: (parameter, context) => checkParameter(parameter as unknown as Node, context),
  Header: (header, context) => checkValue(header as unknown as Node, 'header', context),
  Response: (response, context) => checkHeaderNames((response as unknown as Node).headers, context),
  Encoding: (encoding, context) => checkHeaderNames((encoding as unknown as Node).headers, context),
});

function checkParameter(parameter: Node, context: UserContext): void {
  const place = String(parameter.in);
  const name = typeof parameter.name === 'string' ? parameter.name : 'x';
  if (place === 'path' && parameter.required !== true)
    reportAt(context, 'A parameter in the path has to state "required: true".', ...known(parameter, 'required'));
  const hasGrammar = isSince('3.2', context.specVersion);
  if (hasGrammar && place === 'path' && /[{}]/.test(name))
    reportAt(context, 'The name of a parameter in the path may not have braces.', 'name');
  if (hasGrammar && place === 'header' && !token.test(name))
    reportAt(context, 'The name of a header has characters that HTTP does not allow in it.', 'name');
  if (place === 'querystring' && parameter.schema !== undefined)
    reportAt(context, 'A parameter "in: querystring" has "content" and no "schema".', 'schema');
  checkValue(parameter, place, context);
}

/** How a value is written: `style`, `explode` and `allowReserved` are for what has a schema. */
function checkValue(value: Node, place: string, context: UserContext): void {
  if (value.content !== undefined && isSince('3.1', context.specVersion)) {
    for (const field of ['style', 'explode', 'allowReserved'].filter((name) => value[name] !== undefined))
      reportAt(context, `"${field}" is not allowed beside "content".`, field);
  }
  if (value.content !== undefined && entriesOf(value.content).length !== 1)
    reportAt(context, 'The "content" of a parameter or header has exactly one media type.', 'content');
  const { style } = value;
  if (typeof style === 'string' && styles.get(place)?.includes(style) === false)
    reportAt(context, `The style "${style}" is not for "in: ${place}".`, 'style');
  if (value.allowReserved !== undefined && !mayBeReserved(place, String(style ?? 'form'), context))
    reportAt(context, `"allowReserved" is not for "in: ${place}" in this style.`, 'allowReserved');
}

/** Until 3.1 it is for the query alone (4.8.12.2.2), since then for what is percent-encoded. */
function mayBeReserved(place: string, style: string, { specVersion }: UserContext): boolean {
  if (place === 'query' || place === 'querystring') return true;
  // 3.0 says that it applies to the query alone, and not that it may not be stated elsewhere.
  if (!isSince('3.1', specVersion)) return true;
  return isSince('3.2', specVersion) && (place === 'path' || (place === 'cookie' && style === 'form'));
}

function checkHeaderNames(headers: unknown, context: UserContext): void {
  for (const [name] of entriesOf(headers)) {
    if (isSince('3.2', context.specVersion) && !token.test(name))
      reportAt(context, 'The name of a header has characters that HTTP does not allow in it.', 'headers', name);
  }
}

function known(object: Node, field: string): string[] {
  return object[field] === undefined ? [] : [field];
}
