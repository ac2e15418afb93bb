import type { JsonNumber } from '../../exactNumber';

/** A JSONPath query (RFC 9535). */
export interface Query {
  /** What it begins with: the document (`$`), or the value that a filter looks at (`@`). */
  from: '$' | '@';
  segments: Segment[];
}

/** A step of a query: to children, or to everything below. */
export interface Segment {
  isDescendant: boolean;
  selectors: Selector[];
  /** The segment as it is written. */
  text: string;
}

export type Selector =
  | { kind: 'name'; name: string }
  | { kind: 'wildcard' }
  | { kind: 'index'; index: number }
  | { kind: 'slice'; start?: number | undefined; end?: number | undefined; step: number }
  | { kind: 'filter'; test: Test };

/** What a filter asks of a value. */
export type Test =
  | { kind: 'or' | 'and'; parts: Test[] }
  | { kind: 'not'; part: Test }
  | { kind: 'query'; query: Query }
  | { kind: 'compare'; operator: string; left: Comparable; right: Comparable }
  | Call;

/** What a filter compares. */
export type Comparable = { kind: 'literal'; value: Literal } | { kind: 'query'; query: Query } | Call;

export type Literal = string | JsonNumber | boolean | null;

/** A call of a function. */
export interface Call {
  kind: 'call';
  name: FunctionName;
  given: Comparable[];
}

/** The functions of RFC 9535 (2.4), with what each is given and gives back. */
export const functions = {
  length: { given: ['value'], isTest: false },
  count: { given: ['nodes'], isTest: false },
  value: { given: ['nodes'], isTest: false },
  match: { given: ['value', 'value'], isTest: true },
  search: { given: ['value', 'value'], isTest: true },
} as const;

export type FunctionName = keyof typeof functions;

/** Whether a query finds one value at most (2.3.5.1). */
export function isSingular({ segments }: Query): boolean {
  return segments.every(({ isDescendant, selectors }) => {
    const [first, second] = selectors;
    return !isDescendant && second === undefined && (first?.kind === 'name' || first?.kind === 'index');
  });
}
