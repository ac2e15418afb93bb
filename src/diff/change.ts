import type { Direction } from '../reference/schema';
import { apiRules } from './api/rules';
import type { ChangedField } from './changedField';
import type { Rule, Verdict } from './rules';
import { schemaRules } from './schemas/rules';

/** All rules, by their names. */
const rules = { ...apiRules, ...schemaRules };

export type RuleName = keyof typeof rules;

/** The rules with the shape that they share. */
export const allRules: Readonly<Record<RuleName, Rule>> = rules;

/** An operation or webhook that a change concerns. */
export interface ChangedOperation {
  kind: 'operation' | 'webhook';
  method: string;
  /** Path template, or name of the webhook. */
  path: string;
  /** The path template that it had, where it moved. */
  formerPath?: string;
  operationId?: string;
}

/** One change of a description. */
export interface Change {
  rule: RuleName;
  verdict: Verdict;
  /** The directions of the changed value; empty where it has none. */
  directions: Direction[];
  /** Where it is: `Task.status`, or `GET /tasks, response 200: items[].id`. */
  where: string;
  field: ChangedField;
  /** The name or value that changed, as the base has it, where it is not the field: a status, a value, a scope. */
  name?: string;
  /** What changed, as a sentence. */
  message: string;
  /** Pointer into the base document; for something new, that of its parent. */
  base: string;
  /** Pointer into the revised document; for something removed, that of its former parent. */
  revision: string;
  /** The operations and webhooks that it concerns, by path and method. */
  operations: ChangedOperation[];
  /** The named schemas on the path to it, by the names that the revision, else the base gives them. */
  models: string[];
}
