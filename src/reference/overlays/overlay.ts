import type { Source } from '@redocly/openapi-core';
import type { Query } from './jsonPath/query';

/** An Overlay (1.0 or 1.1) that has been read and checked. */
export interface Overlay {
  source: Source;
  actions: Action[];
  /** Whether it has numbers that JavaScript writes in another way. */
  hasExact: boolean;
}

/** One change of an Overlay, with its place in the file. */
export interface Action {
  pointer: string;
  target: Expression;
  change: { kind: 'remove' } | { kind: 'update'; value: unknown } | { kind: 'copy'; from: Expression };
}

/** A JSONPath expression, and how it is written. */
export interface Expression {
  text: string;
  query: Query;
}

/** Where a part of the document comes from that an Overlay has changed. */
export interface Origin {
  source: Source;
  pointer: string;
  /** Whether all that is in the part comes from this one place, as what is copied does. */
  isWhole?: true;
}

/** A problem of an Overlay, by its place in the file. */
export interface OverlayProblem {
  source: Source;
  pointer: string;
  message: string;
  remedy: string;
  /** Whether it leaves the document as it should be. */
  isNotice?: true;
}
