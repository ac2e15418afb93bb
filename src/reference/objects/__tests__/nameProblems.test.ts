import { expect, it } from 'vitest';
import { documentOf, placeOf } from '../../__tests__/builders';
import { findFieldProblems } from '../fieldProblems';

const schemes =
  'components: {securitySchemes: {o: {type: oauth2, flows: {implicit: {authorizationUrl: /, scopes: {read: R}}}}, k: {type: openIdConnect, openIdConnectUrl: /}}}';
const noScope = 'No flow of the security scheme "o" declares the scope "write".';

it.each<[yaml: string, want: string[]]>([
  [`security: [{o: [read, write], k: [any]}]\n${schemes}`, [`#/security/0/o/1 ${noScope}`]],
  [
    `paths: {/a: {get: {operationId: a, security: [{}, {o: [write]}]}}}\n${schemes}`,
    [`#/paths/~1a/get/security/1/o/0 ${noScope}`],
  ],
  [
    'paths: {/a: {get: {operationId: a, responses: {200: {links: {x: {operationId: a}, y: {operationId: b}}}}}}}',
    ['#/paths/~1a/get/responses/200/links/y/operationId The link leads to no operation: none is "b".'],
  ],
  [
    "paths: {/a: {get: {responses: {200: {links: {x: {operationRef: '#/paths/~1b/get'}, y: {operationRef: '#/paths/~1b/post'}, z: {operationRef: '#/paths/~1b'}}}}}}, /b: {$ref: '#/components/pathItems/C'}}\ncomponents: {pathItems: {C: {$ref: '#/components/pathItems/B'}, B: {get: {}}}}",
    [
      '#/paths/~1a/get/responses/200/links/y/operationRef The link leads to no operation: none is "#/paths/~1b/post".',
      '#/paths/~1a/get/responses/200/links/z/operationRef The link leads to no operation: none is "#/paths/~1b".',
    ],
  ],
  [
    "paths: {/a: {get: {responses: {200: {links: {x: {operationRef: '#/paths/~1a/get'}, y: {operationRef: '#/paths/~1b/get'}, z: {operationRef: 'https://example.com/o.yaml#/x'}}}}}}}",
    ['#/paths/~1a/get/responses/200/links/y/operationRef The link leads to no operation: none is "#/paths/~1b/get".'],
  ],
  [
    "paths: {/a: {get: {parameters: [{name: f, in: query, style: deepObject}, {name: 'f[a]', in: query}, {name: 'f[a]', in: cookie}, {name: 'g[a]', in: query}]}}}",
    [
      '#/paths/~1a/get/parameters/1 The parameter "f[a]" has the name of a member of "f", which is written the same way.',
    ],
  ],
  [
    'tags: [{name: a}]\nx-tagGroups: [{name: G, tags: [a, b, c]}]\npaths: {/a: {get: {tags: [b]}}}',
    [
      '#/x-tagGroups/0/tags/2 No operation has the tag "c", and `tags` does not list it, so the group is shown without it.',
    ],
  ],
  [
    `paths: {/a: {get: {parameters: [{name: X Id, in: header}, {name: X-Id, in: header}, {name: a b, in: query}], responses: {200: {headers: {'X:Id': {}, X-Id: {}}}}}}}
components: {securitySchemes: {s: {type: apiKey, in: header, name: Api Key}}}`,
    [
      '#/paths/~1a/get/parameters/0/name No header can be called "X Id": clients refuse to send it.',
      '#/paths/~1a/get/responses/200/headers/X:Id No header can be called "X:Id": clients refuse to send it.',
      '#/components/securitySchemes/s/name No header can be called "Api Key": clients refuse to send it.',
    ],
  ],
  [
    `paths: {/a: {get: {parameters: [{name: my id, in: cookie}, {name: a=b, in: cookie}, {name: session_id, in: cookie}]}}}
components: {securitySchemes: {s: {type: apiKey, in: cookie, name: a;b}}}`,
    [
      '#/paths/~1a/get/parameters/0/name No cookie can be called "my id": servers do not read such a name.',
      '#/paths/~1a/get/parameters/1/name No cookie can be called "a=b": servers do not read such a name.',
      '#/components/securitySchemes/s/name No cookie can be called "a;b": servers do not read such a name.',
    ],
  ],
])('names that lead nowhere, or that another one has, are notices: %s', (yaml, want) => {
  const found = findFieldProblems({ document: documentOf(yaml) as never, locate: placeOf });
  expect(found.map(({ severity, place, message }) => `${severity} ${place.pointer} ${message}`)).toEqual(
    want.map((each) => `notice ${each}`),
  );
});
