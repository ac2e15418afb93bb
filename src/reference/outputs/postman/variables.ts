import { basePath } from '../../address';
import { namesInAddress, namesOf, openKey } from '../../request/openValues';
import { namedByKey, splitPathKey } from '../../request/pathKey';
import { hasHost, type OpenValue, type OperationRequest } from '../../sampleRequest';

/** The collection's variable of scheme and host, where the address of a server has none. */
export const hostVariable = 'apiHost';

/** The collection's variable that holds the schemas of responses. */
export const schemasVariable = 'schemas';

/** The variables that no scheme and no value has the name of. */
export const ownVariables: readonly string[] = ['baseUrl', hostVariable, schemasVariable];

/**
 * The collection's variables of values that the author does not give, by their place and name: `owner`, or `path-token`
 * where something else has that name. One variable stands for all values of a name.
 */
export function openVariables(requests: readonly OperationRequest[], taken: ReadonlySet<string>): Map<string, string> {
  const variables = new Map<string, string>();
  for (const { path, parameters } of requests) {
    const stated = parameters.map(({ parameter }) => parameter);
    const inPath = namesOf('path', stated);
    const { query } = splitPathKey(path, inPath);
    const given = new Set(
      parameters.flatMap(({ parameter, value }) =>
        value === undefined ? [] : [`${parameter.in} ${namedByKey(parameter, query, inPath).name}`],
      ),
    );
    const names = namesInAddress(path, stated);
    for (const place of ['path', 'query'] as const) {
      for (const name of names[place]) {
        const key = openKey(place, name);
        if (!given.has(key)) variables.set(key, plainName(place, name, taken));
      }
    }
  }
  return variables;
}

function plainName(place: OpenValue['in'], name: string, taken: ReadonlySet<string>): string {
  const plain = name.replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-').replace(/^-+|-+$/g, '') || 'value';
  let own = plain;
  while (taken.has(own)) own = `${place}-${own}`;
  return own;
}

/** A server's address in an environment: one without a host has the variable of the collection in its place. */
export function postmanAddress(url: string): string {
  const address = literalAddress(url);
  return hasHost(url) ? address : `{{${hostVariable}}}${basePath(address)}`;
}

/** A part of an address of the author's in which Postman sees no variable. */
export function literalAddress(text: string): string {
  return text.replace(/\{\{/g, '%7B%7B');
}

/** JSON that says the same, in which Postman sees no variable: two braces in a row are only in its texts. */
export function literalJson(json: string): string {
  return json.replace(/\{(?=\{)/g, '\\u007b');
}

/** The same for XML. */
export function literalXml(xml: string): string {
  return xml.replace(/\{(?=\{)/g, '&#123;');
}

/**
 * Any other text of the author's in which Postman sees no variable. It has no notation for two braces, so there is a space
 * between them: a variable would send what the reader keeps in one.
 */
export function literalText(text: string): string {
  return text.replace(/\{(?=\{)/g, '{ ');
}
