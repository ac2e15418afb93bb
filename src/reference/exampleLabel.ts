import type { Example } from './model';

/** Names that tools give an example, which say nothing where there is no other. */
const noName = /^(?:default|response|example|value)$/i;

/**
 * What an example is called: its summary, with its name where another one has the same summary, else its name, unless it is
 * the only one and that says nothing.
 */
export function exampleLabel({ summary, name }: Example, all: readonly Example[]): string {
  if (!summary) return all.length === 1 && noName.test(name) ? '' : name;
  const isShared = all.some((other) => other.summary === summary && other.name !== name);
  return isShared && name !== summary ? [summary, name].filter(Boolean).join(' · ') : summary;
}

/** Whether an example has a value, here or at an address; else it is a text alone. */
export function showsValue({ value, externalValue }: Example): boolean {
  return value !== undefined || Boolean(externalValue);
}
