import type { Row } from './fieldRows';
import { asTree, findResponse, operationsOf, schemasOf, type Tree } from './findInDescription';
import type { FactGuide, Json } from './readFacts';
import { shapeOf } from './schemaShape';

/** One row for each fact that a guide states about the API itself: signing in, paging, roles. */
export function guideRows(document: Tree, guides: Record<string, FactGuide>): Row[] {
  return [
    ...authenticationRows(document, guides.authentication?.facts ?? {}),
    ...pagingRows(document, guides.pagination?.facts ?? {}),
    ...roleRows(document, guides.user_roles?.facts ?? {}),
  ];
}

function authenticationRows(document: Tree, facts: Record<string, Json>): Row[] {
  const scheme = asTree(asTree(asTree(document.components).securitySchemes).apiToken);
  const text = String(scheme.description).replace(/\s+/g, ' ');
  const says = (place: string, stated: Json | undefined, words: (fact: Json) => string): Row[] =>
    stated === undefined
      ? []
      : [
          {
            place: `guides › authentication › ${place}`,
            stated: { [place]: stated },
            check: (read) =>
              text.toLowerCase().includes(words(read[place] ?? null).toLowerCase())
                ? []
                : [`the description of the security scheme does not say "${words(read[place] ?? null)}"`],
          },
        ];
  const kind: Row = {
    place: 'guides › authentication › scheme',
    stated: { scheme: facts.scheme ?? null },
    check: ({ scheme: stated }) =>
      scheme.type === 'http' && String(stated).includes(String(scheme.scheme))
        ? []
        : [`the security scheme is ${scheme.type} ${scheme.scheme}, not ${stated}`],
  };
  return [
    ...(facts.scheme === undefined ? [] : [kind]),
    ...says('header', facts.header, String),
    ...says('tokenExpires', facts.tokenExpires, (fact) => (fact === false ? 'does not expire' : 'expires')),
    ...says('effectiveRole', facts.effectiveRole, String),
  ];
}

function pagingRows(document: Tree, facts: Record<string, Json>): Row[] {
  const paged = operationsOf(document).filter(({ parameters }) => parameters.some(({ name }) => name === 'page'));
  const rowFor = (fact: Json, kind: string, has: (operation: (typeof paged)[number], name: string) => boolean): Row => {
    const name = String(asTree(fact).name);
    return {
      place: `guides › pagination › ${kind} ${name}`,
      stated: { name },
      check: (read) => {
        if (paged.length === 0) return ['no list comes a page at a time'];
        const without = paged.filter((operation) => !has(operation, String(read.name)));
        return without.map(({ node }) => `${node.operationId} has no ${kind} ${read.name}`);
      },
    };
  };
  return [
    ...listOf(facts.parameters).map((fact) =>
      rowFor(fact, String(asTree(fact).in), ({ parameters }, name) =>
        parameters.some((parameter) => parameter.name === name && parameter.in === asTree(fact).in),
      ),
    ),
    ...listOf(facts.responseHeaders).map((fact) =>
      rowFor(fact, 'header', (operation, name) => {
        const headers = asTree(findResponse(document, operation, 200)?.headers);
        return Object.keys(headers).some((header) => header.toLowerCase() === name.toLowerCase());
      }),
    ),
  ];
}

function roleRows(document: Tree, facts: Record<string, Json>): Row[] {
  return [...listOf(facts.mainRoles), ...listOf(facts.reportRoles)].map(asTree).map(({ role, requiresLevel }) => ({
    place: `guides › user_roles › ${role}`,
    stated: { role: String(role), ...(requiresLevel === undefined ? {} : { requiresLevel: String(requiresLevel) }) },
    check: (read) => {
      const schema = schemasOf(document).find((one) => shapeOf(document, one).values?.includes(read.role));
      if (!schema) return [`no enumeration has the role ${read.role}`];
      const text = String(asTree(schema['x-enumDescriptions'])[String(read.role)]);
      const level = String(read.requiresLevel ?? '');
      return text.includes(level) ? [] : [`the description of ${read.role} does not say that it needs ${level}`];
    },
  }));
}

function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}
