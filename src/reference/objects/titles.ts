import type { NamedSchema } from '../model';
import { nameInWords } from '../nameInWords';

/**
 * Lets the titles of named schemas tell them apart: one that another schema has, as its title or as its name, is followed by
 * the name of the schema, `Response (ItemGet)`. A name that has the title in it says both.
 */
export function distinguishTitles(schemas: readonly NamedSchema[]): void {
  const called = new Map<string, Set<string>>();
  const call = (by: string, name: string): unknown => called.set(by, (called.get(by) ?? new Set()).add(name));
  for (const { name, schema } of schemas) {
    call(spellingOf(name), name);
    if ('title' in schema && schema.title !== undefined) call(spellingOf(schema.title), name);
  }
  for (const { name, schema } of schemas) {
    if (!('title' in schema) || schema.title === undefined) continue;
    const title = schema.title.trim();
    if ((called.get(spellingOf(title))?.size ?? 0) < 2) continue;
    schema.title = hasTitle(name, title) ? name : `${title} (${name})`;
  }
}

/** A title in the form in which readers would take it for another one. */
function spellingOf(title: string): string {
  return title.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Whether a name has a title in it as whole words, written alike but for what is between them. */
function hasTitle(name: string, title: string): boolean {
  return ` ${wordsOf(name)} `.includes(` ${wordsOf(title)} `) && lettersOf(name).includes(lettersOf(title));
}

function wordsOf(text: string): string {
  return nameInWords(text).toLowerCase();
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
