import type { Json, Node } from '../json';
import type { Operation } from '../model';

/** A Workflow Object of Arazzo (4.6.4), with its steps as pages show them. */
export interface Workflow {
  id: string;
  /** What it is called in addresses and names of files: no other workflow has the same. */
  slug: string;
  /** Its summary, else its id. */
  title: string;
  description?: string;
  /** Name of the file that it stands in. */
  file: string;
  /** Name by which that file is downloaded. */
  download: string;
  inputs: WorkflowInput[];
  /** What every request of it carries. */
  common: GivenValue[];
  steps: WorkflowStep[];
}

/** A Step Object (4.6.5): what it calls and what goes in. */
export interface WorkflowStep {
  id: string;
  description?: string;
  calls: StepCall;
  given: GivenValue[];
  written: WrittenStep;
}

/** A value that a workflow asks for. `schema` is a schema of JSON Schema. */
export interface WorkflowInput {
  name: string;
  description?: string;
  schema: Node;
}

/** What a step says, with its runtime expressions, for those who run it. The workflow's own parameters are among its own. */
export interface WrittenStep {
  parameters: { in: GivenValue['in']; name: string; value: Json }[];
  /** Media type of the body, where it is stated. */
  contentType?: string;
  /** With what replaces a part of it (4.6.14) in its place; missing where there is no body. */
  payload?: Json;
  outputs: Record<string, Json>;
  successCriteria: Criterion[];
}

/** A Criterion Object (4.6.11). */
export interface Criterion {
  condition: string;
  context?: string;
  type: string;
}

/** What a step calls: an operation of the description, another workflow, or something of another description. */
export type StepCall = { kind: 'operation'; operation: Operation } | { kind: 'workflow' | 'elsewhere'; name: string };

/** A value that goes into a request, and where. A field of a body has full stops between the names: `executors.id`. */
export interface GivenValue {
  in: 'path' | 'query' | 'querystring' | 'header' | 'cookie' | 'body' | 'input';
  name: string;
  pieces: ValuePiece[];
}

/**
 * A piece of a value: a text, an input of the workflow or a field of it (`owner.id`), or a value from the response of an earlier
 * step.
 */
export type ValuePiece =
  | { kind: 'text'; text: string }
  | { kind: 'input'; name: string }
  | { kind: 'response'; step: number; field: string }
  | { kind: 'expression'; text: string };

/**
 * Reports something wrong at a place in an Arazzo file, by its pointer there. What the API may do or take though its
 * description does not say so is `undescribed`: Arazzo allows it. Where it is only asked for, as the status of a proxy after
 * which a step is tried again, it is `possible`.
 */
export type ReportWorkflow = (
  pointer: string,
  message: string,
  remedy: string,
  what?: 'undescribed' | 'possible',
) => void;
