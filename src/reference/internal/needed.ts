import { escapeRegExp } from '../escape';
import { parametersIn } from './parameters';
import type { Part, Parts } from './parts';
import { type References, resolve } from './references';
import type { Removal } from './removal';
import { readingsOf } from './values';

/** A part that goes and without which what it stands in would not be valid, with the reason. */
export interface Loss {
  part: Part;
  message: string;
  remedy: string;
}

interface Rule {
  objects: readonly Part['object'][];
  field: string;
  /** Whether what holds the field is not valid as it is left: `hasOther` says whether something stays in the field. */
  isLost: (holder: Part, hasOther: () => boolean, version: string) => boolean;
  message: string;
}

const always = (): boolean => true;
const none = (_holder: Part, hasOther: () => boolean): boolean => !hasOther();
const before31 = (version: string): boolean => version === '3.0';

/** What the OpenAPI Specification requires of an object whose parts may go. */
const rules: readonly Rule[] = [
  { objects: ['OpenAPI'], field: 'info', isLost: always, message: 'a description needs its info' },
  {
    objects: ['OpenAPI'],
    field: 'paths',
    isLost: (_holder, _hasOther, version) => before31(version),
    message: 'a description needs its paths',
  },
  {
    objects: ['OpenAPI', 'Operation'],
    field: 'security',
    isLost: none,
    message: 'no security requirement is left, which would say that there is no authorisation',
  },
  {
    objects: ['Operation'],
    field: 'responses',
    isLost: (_holder, _hasOther, version) => before31(version),
    message: 'an operation needs its responses',
  },
  { objects: ['Responses'], field: '*', isLost: none, message: 'an operation needs a response' },
  { objects: ['RequestBody'], field: 'content', isLost: none, message: 'a request body needs a media type' },
  {
    objects: ['Parameter', 'Header'],
    field: 'schema',
    isLost: ({ node }) => node.content === undefined,
    message: 'it needs a schema or content',
  },
  {
    objects: ['Parameter', 'Header'],
    field: 'content',
    isLost: ({ node }, hasOther) => node.schema === undefined && !hasOther(),
    message: 'it needs a schema or content',
  },
  { objects: ['SecurityScheme'], field: 'flows', isLost: always, message: 'OAuth 2 needs its flows' },
  { objects: ['Schema'], field: 'oneOf', isLost: none, message: 'oneOf needs an alternative' },
  { objects: ['Schema'], field: 'anyOf', isLost: none, message: 'anyOf needs an alternative' },
  {
    objects: ['Schema'],
    field: 'items',
    isLost: ({ node }, hasOther, version) => before31(version) && node.type === 'array' && !hasOther(),
    message: 'an array needs its items in OpenAPI 3.0',
  },
];

/** Every part that goes though what it stands in stays and needs it. */
export function findLosses(parts: Parts, references: References, removal: Removal, version: string): Loss[] {
  const { gone, reasons } = removal;
  const losses: Loss[] = [];
  for (const [part, { by }] of reasons) {
    const { parent } = part;
    if (!parent || gone.has(parent) || by === 'rest') continue;
    const field = parent.object === 'Responses' ? '*' : part.field;
    const rule = rules.find((each) => each.objects.includes(parent.object) && each.field === field);
    const hasOther = (): boolean =>
      parent.parts.some((each) => !gone.has(each) && (field === '*' || each.field === field));
    if (rule?.isLost(parent, hasOther, version)) losses.push(toLoss(part, rule.message));
    const inUrl =
      parent.object === 'Server' && part.field === 'variables' && String(parent.node.url).includes(`{${part.key}}`);
    if (inUrl) losses.push(toLoss(part, `the URL of its server has {${part.key}}`));
  }
  return [...losses, ...lostPathParameters(parts, references, gone)];
}

function toLoss(part: Part, reason: string, ways = waysOf(part)): Loss {
  return {
    part,
    message: `This is internal, or refers to something internal, and cannot be left out: ${reason}.`,
    remedy: `Mark what it stands in as internal too, ${ways}.`,
  };
}

function waysOf({ object, node }: Part): string {
  return object === 'Schema' && node.$ref !== undefined
    ? 'take the mark away, or show internal schemas where they are used: `internal: unlist` (--internal unlist)'
    : 'or take the mark away';
}

/** The parameters that go though the key of a path that stays has their names. */
function lostPathParameters(parts: Parts, references: References, gone: ReadonlySet<Part>): Loss[] {
  return parts.all.flatMap((item) => {
    const path = pathOf(item);
    if (path === undefined || gone.has(item)) return [];
    // What is in braces, and the names of a query.
    const named = readingsOf([...path.matchAll(/\{[^{}]*\}|[?&#][^=&#]*/g)].join(' '));
    const has = (name: unknown): boolean => {
      const pattern = new RegExp(`(?<![\\p{L}\\p{N}_$-])${escapeRegExp(String(name))}(?![\\p{L}\\p{N}_$-])`, 'u');
      return named.some((text) => pattern.test(text));
    };
    const stating = [resolve(item, references), item];
    const operations = new Set(stating.flatMap((each) => each.parts.filter(({ object }) => object === 'Operation')));
    return [...operations].flatMap((operation) => {
      if (gone.has(operation)) return [];
      const all = [...parametersIn([...stating, operation], references).values()];
      const nameOf = (part: Part): unknown => resolve(part, references).node.name;
      const staying = new Set(all.filter((part) => !gone.has(part)).map(nameOf));
      const lost = all.filter((part) => gone.has(part) && !staying.has(nameOf(part)) && has(nameOf(part)));
      return lost.map((part) =>
        toLoss(part, `the path ${path} has "${nameOf(part)}"`, 'write the path without it, or take the mark away'),
      );
    });
  });
}

/** The path by which a Path Item Object is there: a key of `paths`, or the expression of a callback. */
function pathOf({ object, parent, field, key }: Part): string | undefined {
  if (object !== 'PathItem') return undefined;
  if (field === 'x-ms-paths') return key;
  return parent?.object === 'Paths' || parent?.object === 'Callback' ? field : undefined;
}
