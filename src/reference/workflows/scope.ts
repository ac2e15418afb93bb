import type { ExampleCache } from '../examples/schemaExample';
import { isNode, type Node } from '../json';
import type { ReferenceModel } from '../model';
import type { ReportWorkflow, ValuePiece } from './workflow';

/** What workflows are read against. */
export interface WorkflowContext {
  model: Pick<ReferenceModel, 'operations' | 'securitySchemes'>;
  cache: ExampleCache;
  report: ReportWorkflow;
}

/** What is known at a step: the workflow around it, and the steps before. */
export interface Scope extends WorkflowContext {
  /** Names of the inputs; undefined where the workflow says nothing of them. */
  inputs: ReadonlySet<string> | undefined;
  /** The outputs of each earlier step, by their names; undefined where those of the workflow that it calls are its own. */
  earlier: Map<string, ReadonlyMap<string, ValuePiece[]> | undefined>;
  /** Ids of all steps, for those who name a later one. */
  steps: ReadonlySet<string>;
  /** Whether steps may run in another order than they stand in. */
  mayJump: boolean;
}

/** The same scope, in which what is reported is what the description does not say of the API. */
export function undescribedIn(scope: Scope): Scope {
  return { ...scope, report: (pointer, message, remedy) => scope.report(pointer, message, remedy, 'undescribed') };
}

/** The objects of a list. */
export function listOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}
