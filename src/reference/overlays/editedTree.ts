import { isNode } from '../json';
import { maxLevels } from '../jsonText';
import { extendPointer } from '../pointer';
import { setOwn } from '../setOwn';
import type { Steps } from './jsonPath/steps';
import type { Origin } from './overlay';

export type Key = string | number;

type Holder = Record<Key, unknown>;

/** Steps that a copy of a value takes. */
const perCopy = 5;

/** Thrown where a change would nest a document too deeply. */
export class TooDeep extends Error {}

/**
 * A document that is changed. The tree that it is made of stays as it is: what changes is a copy. Of each part that was put
 * in it is known where it comes from.
 */
export class EditedTree {
  private readonly top: Holder;
  /** What has been made here, and stands at one place only. */
  private readonly own = new WeakSet<object>();
  private readonly origins = new Map<object, Map<Key, Origin>>();

  constructor(
    tree: unknown,
    private readonly start: Origin,
    readonly steps: Steps,
  ) {
    this.top = { tree };
    this.own.add(this.top);
  }

  get tree(): unknown {
    return this.top.tree;
  }

  /** Where a part of the document comes from, or would come from. */
  originOf(keys: readonly Key[]): Origin {
    let origin = this.start;
    let value = this.tree;
    for (const key of keys) {
      origin = this.originIn(value, key, origin);
      value =
        typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Holder)[key] : undefined;
    }
    return origin;
  }

  private originIn(holder: unknown, key: Key, around: Origin): Origin {
    const known = this.origins.get(holder as object)?.get(Array.isArray(holder) ? Number(key) : String(key));
    if (known) return known;
    return around.isWhole ? around : { ...around, pointer: extendPointer(around.pointer, key) };
  }

  /** What is at a place, made ready to be changed with all around it. */
  ready(keys: readonly Key[]): unknown {
    let value: unknown = this.readyIn(this.top, 'tree');
    for (const key of keys) value = this.readyIn(value as Holder, key);
    return value;
  }

  /** What a holder has under a key, made ready to be changed. */
  readyIn(holder: object, key: Key): unknown {
    const value = (holder as Holder)[key];
    if (!Array.isArray(value) && !isNode(value)) return value;
    if (this.own.has(value)) return value;
    const copy: object = Array.isArray(value) ? [...value] : { ...value };
    this.steps.take(Object.keys(copy).length);
    this.own.add(copy);
    setOwn(holder as Holder, key, copy);
    return copy;
  }

  /** Puts a copy of a value into a holder that is ready; `level` is how deep the holder is. */
  put(holder: object, key: Key, value: unknown, { origin, level }: { origin: Origin; level: number }): void {
    setOwn(holder as Holder, key, this.copy(value, level + 1));
    this.note(holder, key, origin);
  }

  /** Takes keys out of a holder that is ready, whose own origin is given. */
  remove(holder: object, keys: ReadonlySet<Key>, origin: Origin): void {
    this.steps.take(keys.size);
    if (!Array.isArray(holder)) {
      for (const key of keys) {
        Reflect.deleteProperty(holder, key);
        this.origins.get(holder)?.delete(String(key));
      }
      return;
    }
    // Those behind what goes get other indices, and stay where they come from.
    const left = holder.map((value, key) => ({ value, key, origin: this.originIn(holder, key, origin) }));
    const kept = left.filter(({ key }) => !keys.has(key));
    this.steps.take(holder.length);
    holder.length = 0;
    this.origins.delete(holder);
    for (const each of kept) this.note(holder, holder.push(each.value) - 1, each.origin);
  }

  private note(holder: object, key: Key, origin: Origin): void {
    const known = this.origins.get(holder) ?? new Map<Key, Origin>();
    this.origins.set(holder, known.set(key, origin));
  }

  /** A copy of a value, which later changes leave as it is. */
  copy(value: unknown, level = 0): unknown {
    this.steps.take(perCopy);
    if (typeof value === 'string') this.steps.takeText(value);
    if (!Array.isArray(value) && !isNode(value)) return value;
    if (level >= maxLevels) throw new TooDeep();
    const copy = (Array.isArray(value) ? [] : {}) as Holder;
    this.own.add(copy);
    for (const [key, inner] of Object.entries(value)) {
      this.steps.takeText(key);
      setOwn(copy, key, this.copy(inner, level + 1));
    }
    return copy;
  }
}
