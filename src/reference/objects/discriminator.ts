import type { Discriminator } from '../model';
import { isNode } from '../node';
import { type BuildContext, schemaNameOf } from './context';

/** Reads a Discriminator Object (4.25). */
export function buildDiscriminator(value: unknown, context: BuildContext): Discriminator | undefined {
  if (!isNode(value) || typeof value.propertyName !== 'string') return undefined;
  const nameOf = (target: string): string => (target.includes('/') ? schemaNameOf(target, context) : target);
  const mapping = Object.entries(isNode(value.mapping) ? value.mapping : {}).map(([key, target]) => ({
    value: key,
    schema: nameOf(String(target)),
  }));
  const { defaultMapping } = value;
  const fallback = typeof defaultMapping === 'string' ? { fallback: nameOf(defaultMapping) } : {};
  return { property: value.propertyName, mapping, ...fallback };
}
