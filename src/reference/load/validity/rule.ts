import type { Location, Oas3Decorator, SpecVersion, UserContext } from '@redocly/openapi-core';
import { isNode } from '../../json';

/** A rule over the objects of a description; each visitor is named after the object that it looks at. */
export type Rule = Oas3Decorator;

/** Reports a fault at a field of the object that is looked at, or at the object itself. */
export function reportAt(
  { report, location }: Pick<UserContext, 'report' | 'location'>,
  message: string,
  ...field: (string | number)[]
): void {
  const place: Location = field.length > 0 ? location.child(field) : location;
  report({ message, location: place.key() });
}

/** Whether a description is of this version of OpenAPI or a later one. */
export function isSince(version: '3.1' | '3.2', specVersion: UserContext['specVersion']): boolean {
  const later: Record<string, SpecVersion[]> = { '3.1': ['oas3_1', 'oas3_2'], '3.2': ['oas3_2'] };
  return (later[version] ?? []).some((known) => known === specVersion);
}

/** The entries of an object; none of what is not an object. */
export function entriesOf(value: unknown): [string, unknown][] {
  return isNode(value) ? Object.entries(value) : [];
}

/** Names in HTTP (RFC 9110, section 5.6.2). */
export const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

/** The library's types for extensions of other tools, of which the specification says nothing. */
export const extensions = [
  ...['SpecExtension', 'Logo', 'TagGroups', 'TagGroup', 'XCodeSampleList', 'XCodeSample', 'EnumDescriptions'],
  ...['XUsePkce', 'XMetaData', 'XServer', 'XServerList'],
];
