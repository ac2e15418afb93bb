import { unresolvedKeyword } from '../schema';
import type { Keywords } from './keyword';

/** How a value is written as XML (OpenAPI 4.26). */
export const media: Keywords = {
  xml: {
    kind: '@XML',
    shown: 'fact of the row',
    verbatim: true,
    overlaysUnionMember: true,
    merge: 'apart',
    notes: (xml: object) => [['XML', JSON.stringify(xml)]],
  },
};

/** Names of schemas, references to them, and how they are read (JSON Schema 2020-12, core 8). */
export const identifiers: Keywords = {
  [unresolvedKeyword]: {
    kind: 'layout',
    shown: 'link to the model, or its rows in place',
    fact: 'Unresolved reference',
    ignoredBesideReference: true,
  },
  $id: { kind: 'layout', shown: 'target of references', since: '3.1' },
  $anchor: { kind: 'layout', shown: 'target of references', since: '3.1' },
  $dynamicAnchor: { kind: 'layout', shown: 'target of references', since: '3.1' },
  $dynamicRef: { kind: 'layout', shown: 'as the schema that a generic is used with', since: '3.1' },
  $defs: { kind: '<Schema>', shown: 'where they are referred to', since: '3.1' },
  definitions: { kind: '<Schema>', shown: 'where they are referred to' },
  $schema: { kind: 'layout', shown: 'says how the schema is read', since: '3.1' },
  $vocabulary: { kind: 'layout', shown: 'says how the schema is read', since: '3.1' },
};

/** The extensions of schemas that say what the sandbox does. */
const ofSandbox = {
  'x-set-by': { kind: 'layout', shown: 'field of a request that sets it, for the sandbox' },
  'x-refers-to': { kind: 'layout', shown: 'collection of the objects whose ids it holds, for the sandbox' },
  'x-counts': { kind: 'layout', shown: 'the objects or rows that it counts, for the sandbox' },
  'x-taken-from': { kind: 'layout', shown: 'list beside it that it is taken from, for the sandbox' },
  'x-state': { kind: 'layout', shown: 'whether it is a state, for the sandbox' },
  'x-adds': { kind: 'layout', shown: 'values that it adds to lists where it is true, for the sandbox' },
  'x-period': { kind: 'layout', shown: 'how long after another field it may be, for the sandbox' },
  'x-value-in': { kind: 'layout', shown: 'list of an object that has the values it may have, for the sandbox' },
  'x-null-removes': { kind: 'layout', shown: 'whether null takes its row out of the list, for the sandbox' },
  'x-unique': { kind: 'layout', shown: 'whether no two objects share its value, for the sandbox' },
} as const satisfies Keywords;

/** All extensions that say what the sandbox does: those of schemas, and of examples and operations. */
export const sandboxExtensions = [
  ...(Object.keys(ofSandbox) as (keyof typeof ofSandbox)[]),
  ...(['x-when', 'x-sent-after', 'x-effects', 'x-new-version'] as const),
];

/** All fields that only the sandbox reads, with its date in the Info Object: no page shows them, no release records them. */
export const sandboxFields = ['x-world-date', ...sandboxExtensions] as const;

export type SandboxExtension = (typeof sandboxExtensions)[number];

/** The Specification Extensions (`x-`) that this generator knows. */
export const extensions: Keywords = {
  'x-page': { kind: 'layout', shown: 'address of the model page' },
  'x-enumDescriptions': { kind: 'markdown', shown: 'text of each value', readBy: 'enum' },
  'x-enum-descriptions': { kind: 'markdown', shown: 'text of each value', readBy: 'enum' },
  'x-enum-comments': { kind: 'markdown', shown: 'text of each value', readBy: 'enum' },
  'x-google-enum-descriptions': { kind: 'markdown', shown: 'text of each value', readBy: 'enum' },
  'x-ms-enum': { kind: 'layout', shown: 'name and text of each value', readBy: 'enum' },
  'x-enum-varnames': { kind: 'value', shown: 'name of each value', readBy: 'enum' },
  'x-enumNames': { kind: 'value', shown: 'name of each value', readBy: 'enum' },
  'x-discriminator-value': { kind: 'layout', shown: 'value of the discriminator of what it extends' },
  'x-ms-discriminator-value': { kind: 'layout', shown: 'value of the discriminator of what it extends' },
  ...ofSandbox,
};
