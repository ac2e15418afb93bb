import { listOf, textOf } from '../buildContext';
import { isNode, type Node } from '../json';
import type { CodeSample } from '../model';

/** Reads `x-codeSamples`, samples that the author wrote: a language, a label and the source, under either of the names in use. */
export function buildCodeSamples(node: Node): CodeSample[] | undefined {
  const samples = [...listOf(node['x-codeSamples']), ...listOf(node['x-code-samples'])].flatMap(
    (value): CodeSample[] => {
      if (!isNode(value)) return [];
      const source = textOf(value.source) ?? textOf(value.code);
      const language = textOf(value.lang) ?? textOf(value.language) ?? '';
      return source === undefined
        ? []
        : [{ language, label: textOf(value.label) ?? textOf(value.name) ?? language, source }];
    },
  );
  return samples.length > 0 ? samples : undefined;
}

/** Reads `x-badges`, words that are beside an operation's title. */
export function buildBadges(node: Node): string[] | undefined {
  const badges = listOf(node['x-badges']).flatMap((value) =>
    isNode(value) && typeof value.name === 'string' ? [value.name] : [],
  );
  return badges.length > 0 ? badges : undefined;
}

/** Reads `x-sunset`, the day on which something deprecated ends; YAML may have made a time of it. */
export function sunsetOf(node: Node): { sunset?: string } {
  const value = node['x-sunset'];
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : textOf(value);
  return text === undefined ? {} : { sunset: text };
}
