import type { Example } from './model';

/** Names that tools give an example, which say nothing where there is no other. */
const noName = /^(?:default|response|example|value)$/i;

/** What an example is called: its summary, else its name, unless it is the only one and that says nothing. */
export function exampleLabel({ summary, name }: Example, all: readonly Example[]): string {
  return summary || (all.length === 1 && noName.test(name) ? '' : name);
}

/** Whether an example has a value, here or at an address; else it is a text alone. */
export function showsValue({ value, externalValue }: Example): boolean {
  return value !== undefined || Boolean(externalValue);
}
