import { isSame, type Json } from '../json';
import type { Example, Operation } from '../model';

/**
 * Names for the examples of a schema, which has no place for them: the summaries of the examples of `operations` that show
 * the same value, alone or as the only item of a list. None unless each example has a name of its own.
 */
export function exampleNames(values: Json[], operations: Iterable<Operation>): string[] {
  if (values.length < 2) return [];
  const shown = [...operations].flatMap(examplesOf);
  const names = values.flatMap((value) => shown.find((example) => shows(example, value))?.summary ?? []);
  return new Set(names).size === values.length ? names : [];
}

function examplesOf({ requestBody, responses }: Operation): Example[] {
  const bodies = requestBody ? [requestBody, ...responses] : responses;
  return bodies.flatMap(({ content }) => content.flatMap(({ examples }) => examples));
}

function shows({ summary, value: shown }: Example, value: Json): boolean {
  if (summary === undefined) return false;
  return isSame(shown, value) || (Array.isArray(shown) && shown.length === 1 && isSame(shown[0], value));
}
