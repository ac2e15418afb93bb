import type { BaseResolver, Document, Source } from '@redocly/openapi-core';
import { isNode, type Node } from '../json';
import { extendPointer, pointerKeys } from '../pointer';
import { visitReferences } from './visitReferences';

/** A reference that leads back to itself, by its place in a file. */
export interface EndlessReference {
  source: Source;
  pointer: string;
  reference: string;
}

/** Files by their paths and addresses, each with its tree. */
export type Documents = ReadonlyMap<string, Document>;

/**
 * Takes the references from the trees of files that lead back to themselves, directly or through others, and returns them:
 * nothing is where they lead, and the bundler would not go on. A pointer that leads through another reference, as the bundler
 * follows it, becomes that of the place that it means.
 */
export function takeEndlessReferences(
  documents: Documents,
  resolver: Pick<BaseResolver, 'resolveExternalRef'>,
): EndlessReference[] {
  const chains = new Chains(documents, resolver);
  const found: (EndlessReference & { node: Node })[] = [];
  const rewritten: { node: Node; reference: string }[] = [];
  for (const { source, parsed } of documents.values()) {
    visitReferences(parsed, ({ node, pointer, reference }) => {
      const file = source.absoluteRef;
      chains.endOf({ file, pointer, value: node });
      const meant = chains.meant.get(node);
      if (meant)
        rewritten.push({ node, reference: meant.file === file ? meant.pointer : `${meant.file}${meant.pointer}` });
      if (chains.endless.has(node)) found.push({ source, pointer: extendPointer(pointer, '$ref'), reference, node });
    });
  }
  for (const { node, reference } of rewritten) node.$ref = reference;
  for (const { node } of found) delete node.$ref;
  return found.map(({ node: _node, ...reference }) => reference);
}

/** A value in a file. */
interface Place {
  file: string;
  pointer: string;
  value: unknown;
}

/** The ways that references lead, each looked at once. */
class Chains {
  readonly endless = new Set<Node>();
  /** The places of references whose pointers lead through other references. */
  readonly meant = new Map<Node, Place>();
  private readonly ends = new Map<Node, Place | undefined>();
  /** References that are being followed, in their order. */
  private readonly open = new Set<Node>();

  constructor(
    private readonly documents: Documents,
    private readonly resolver: Pick<BaseResolver, 'resolveExternalRef'>,
  ) {}

  /** The value that is no reference to which a place leads; undefined where nothing is. */
  endOf(place: Place): Place | undefined {
    const chain: Node[] = [];
    let next: Place | undefined = place;
    for (let node = referenceIn(next); node && next; node = referenceIn(next)) {
      if (this.ends.has(node) || this.open.has(node)) {
        if (this.open.has(node)) this.markSince(node);
        next = this.ends.get(node);
        break;
      }
      this.open.add(node);
      chain.push(node);
      next = this.targetOf(node, next.file);
    }
    for (const node of chain) {
      this.open.delete(node);
      this.ends.set(node, next);
    }
    return next;
  }

  /** Marks the open references from one on as endless. */
  private markSince(node: Node): void {
    const open = [...this.open];
    for (const each of open.slice(Math.max(0, open.indexOf(node)))) this.endless.add(each);
  }

  /** What a reference leads to, which may be another one; references on its way are followed. */
  private targetOf(node: Node & { $ref: string }, from: string): Place | undefined {
    const [path = '', fragment = ''] = node.$ref.split(/#(.*)/s);
    const file = path === '' ? from : this.resolver.resolveExternalRef(from, path);
    let place: Place | undefined = { file, pointer: '#', value: this.documents.get(file)?.parsed };
    let isThrough = false;
    if (fragment !== '' && !fragment.startsWith('/')) return undefined;
    for (const key of pointerKeys(`#${fragment}`)) {
      if (!has(place?.value, key)) {
        place = place && this.endOf(place);
        isThrough = true;
      }
      if (!place || !has(place.value, key)) return undefined;
      place = { file: place.file, pointer: extendPointer(place.pointer, key), value: place.value[key] };
    }
    if (isThrough) this.meant.set(node, place);
    return place;
  }
}

function referenceIn(place: Place | undefined): (Node & { $ref: string }) | undefined {
  const value = place?.value;
  return isNode(value) && typeof value.$ref === 'string' ? (value as Node & { $ref: string }) : undefined;
}

function has(value: unknown, key: string): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
}
