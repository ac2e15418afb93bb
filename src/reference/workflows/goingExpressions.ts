/** Expressions for what goes; they grow. */
export interface Expressions {
  add: (expression: string) => void;
  size: () => number;
  /** Whether one of them is an expression with these keys, which stand between its dots, or what that is a part of. */
  names: (keys: Iterable<string>) => boolean;
}

/** What follows a key, and whether an expression ends with it. */
interface Known {
  isWhole: boolean;
  next: Map<string, Known>;
}

/** Makes a set of expressions, which is asked key by key: an expression may be as long as a file. */
export function createExpressions(stated: Iterable<string> = []): Expressions {
  const root: Known = { isWhole: false, next: new Map() };
  let size = 0;
  const add = (expression: string): void => {
    let known = root;
    for (const key of expression.split('.')) {
      const next = known.next.get(key) ?? { isWhole: false, next: new Map() };
      known.next.set(key, next);
      known = next;
    }
    if (!known.isWhole) size += 1;
    known.isWhole = true;
  };
  for (const expression of stated) add(expression);
  return {
    add,
    size: () => size,
    names: (keys) => {
      let known: Known | undefined = root;
      for (const key of keys) {
        known = known.next.get(key);
        if (!known) return false;
        if (known.isWhole) return true;
      }
      return false;
    },
  };
}
