import type { Node } from '../../json';
import { isSince, type Rule, reportAt } from './rule';

/** Pairs of fields of which an object may have one, with the version since which that is so. */
const pairs: Record<string, [string, string, ('3.1' | '3.2')?][]> = {
  License: [['identifier', 'url', '3.1']],
  Parameter: [
    ['example', 'examples'],
    ['schema', 'content'],
  ],
  Header: [
    ['example', 'examples'],
    ['schema', 'content'],
  ],
  MediaType: [
    ['example', 'examples'],
    ['encoding', 'prefixEncoding', '3.2'],
    ['encoding', 'itemEncoding', '3.2'],
  ],
  Encoding: [
    ['encoding', 'prefixEncoding', '3.2'],
    ['encoding', 'itemEncoding', '3.2'],
  ],
  Example: [
    ['value', 'externalValue'],
    ['value', 'dataValue', '3.2'],
    ['value', 'serializedValue', '3.2'],
    ['serializedValue', 'externalValue', '3.2'],
  ],
  Link: [['operationRef', 'operationId']],
  Xml: [
    ['nodeType', 'attribute', '3.2'],
    ['nodeType', 'wrapped', '3.2'],
  ],
};

/** Two fields of one object of which the specification allows one. */
export const exclusiveFields: Rule = () =>
  Object.fromEntries(
    Object.entries(pairs).map(([object, list]) => [
      object,
      (node: Node, context: Parameters<typeof reportAt>[0] & { specVersion: Parameters<typeof isSince>[1] }) => {
        for (const [first, second, since] of list) {
          const both = Object.hasOwn(node, first) && Object.hasOwn(node, second);
          if (both && (!since || isSince(since, context.specVersion)))
            reportAt(context, `"${second}" is not allowed beside "${first}".`, second);
        }
      },
    ]),
  );
