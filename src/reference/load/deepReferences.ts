import type { BaseResolver } from '@redocly/openapi-core';
import { isNode } from '../json';
import { extendPointer, valueAt } from '../pointer';
import type { Excess } from './limits/measure';
import type { FileLocation } from './sourceMap';

type Document = Exclude<Awaited<ReturnType<BaseResolver['resolveDocument']>>, Error>;

/** A value on a way through references: where it stands, and how many of them, each inside the target of the one before. */
interface Visit {
  value: unknown;
  document: Document;
  pointer: string;
  references: number;
  /** Whether a reference leads to the value itself, which the bundler then follows without going deeper. */
  isTarget: boolean;
  first: FileLocation | undefined;
}

/** References inside each other that the bundler follows in any process; how deep its stack is depends on what ran before. */
const maxReferences = 1_000;

/**
 * Finds the reference of a description that leads deepest, as the bundler goes: into each reference at once, and into each
 * object once; undefined where it is not deeper than `max`. The bundler goes as deep as its stack is, and says nothing of the
 * place. `root` is the description's file.
 */
export async function findTooDeepReference(
  resolver: BaseResolver,
  root: string,
  max = maxReferences,
): Promise<(Excess & FileLocation) | undefined> {
  const documents = new Map<string, Document>();
  for (const [name, read] of resolver.cache) {
    const document = await read.catch(() => undefined);
    if (document && 'parsed' in document) documents.set(name, document);
  }
  const start = documents.get(root);
  if (!start) return undefined;
  let deepest: Visit | undefined;
  const seen = new Set<unknown>();
  const open: Visit[] = [
    { value: start.parsed, document: start, pointer: '#', references: 0, isTarget: false, first: undefined },
  ];
  for (let visit = open.pop(); visit; visit = open.pop()) {
    if (typeof visit.value !== 'object' || visit.value === null || seen.has(visit.value)) continue;
    seen.add(visit.value);
    if (visit.references > (deepest?.references ?? 0)) deepest = visit;
    for (const inner of insideOf(visit)) open.push(inner);
    const target = targetOf(visit, (base, file) => documents.get(resolver.resolveExternalRef(base, file)));
    if (target) open.push(target);
  }
  if (!deepest?.first || deepest.references <= max) return undefined;
  const ways = `From here, ${deepest.references} references lead into each other, each inside the one before`;
  return { ...deepest.first, message: `${ways}; that is too deep to be read.` };
}

/** What is inside a value, the first of it at the end. */
function insideOf({ value, pointer, ...way }: Visit): Visit[] {
  const entries = Object.entries(value as object).reverse();
  return entries.map(([key, inner]) => ({
    ...way,
    isTarget: false,
    value: inner,
    pointer: extendPointer(pointer, key),
  }));
}

function targetOf(
  { value, document, pointer, references, isTarget, first }: Visit,
  documentAt: (base: string, file: string) => Document | undefined,
): Visit | undefined {
  if (!isNode(value) || typeof value.$ref !== 'string') return undefined;
  const [file = '', fragment = ''] = value.$ref.split('#');
  const target = file === '' ? document : documentAt(document.source.absoluteRef, file);
  return (
    target && {
      value: valueAt(target.parsed, `#${fragment}`),
      document: target,
      pointer: `#${fragment}`,
      references: isTarget ? references : references + 1,
      isTarget: true,
      first: first ?? { source: document.source, pointer },
    }
  );
}
