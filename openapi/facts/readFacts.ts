import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

/** A value as a fact states it. Null means: not stated. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A row of a field table. */
export interface FactField {
  name: string;
  type: string | null;
  nullable: boolean | null;
  enum?: string[];
  default?: Json;
  deprecated?: boolean;
}

/** A row of a parameter table. */
export interface FactParameter {
  name: string;
  in: string;
  type: string | null;
  required: boolean | null;
  enum?: string[];
  default?: Json;
}

/** What is stated of the response to an operation. */
export interface FactResponse {
  status: number | null;
  model: string | null;
  array: boolean | null;
  /** Paths of fields, such as `executors[].id`. */
  fieldsSeen?: string[];
  fields?: FactField[];
}

/** What is stated of an operation. */
export interface FactOperation {
  title: string;
  method: string | null;
  path: string | null;
  parameters: FactParameter[];
  headersSeen?: Record<string, string>;
  body: FactField[];
  exampleOnlyBody?: string[];
  response: FactResponse;
  example: { request?: Json; requestUrl?: string; response?: Json } | null;
}

/** A page of the API reference. */
export interface FactPage {
  title?: string;
  operations?: FactOperation[];
}

/** What is stated of a model, or of a part of one. */
export interface FactModel {
  title?: string;
  fields?: FactField[];
  additionalFields?: FactField[];
  exampleOnlyFields?: string[];
  example?: Json;
  additionalExample?: Json;
  /** For a field the names of the fields inside it. */
  nestedInExample?: Record<string, string[]>;
  parts?: Record<string, FactModel>;
  seen?: { typeName: string }[];
  seenInExamplesOnly?: string[];
}

/** What a guide states of the API. */
export interface FactGuide {
  title?: string;
  facts?: Record<string, Json>;
}

/** One file of facts. */
export interface Facts {
  /** The group of pages, which is the name of the file. */
  group: string;
  server: string;
  api: Record<string, FactPage>;
  models: Record<string, FactModel>;
  guides: Record<string, FactGuide>;
}

/**
 * Keys that say how much of the source was seen, or explain a fact in prose; there is nothing to check them against.
 */
const COMMENTS = [
  'source',
  'complete',
  'note',
  'unseen',
  'truncated',
  'truncatedAt',
  'bodyTruncatedAt',
  'exampleTruncated',
  'additionalExampleTruncated',
  'additionalExampleNote',
  'exampleArray',
  'parametersNote',
  'partTitles',
  'columns',
];

const FIELD = ['name', 'type', 'nullable', 'enum', 'default', 'deprecated'];
const MODEL = [
  'title',
  'fields',
  'additionalFields',
  'exampleOnlyFields',
  'example',
  'additionalExample',
  'nestedInExample',
  'parts',
  'seen',
  'seenInExamplesOnly',
];
const OPERATION = [
  'title',
  'method',
  'path',
  'parameters',
  'headersSeen',
  'body',
  'exampleOnlyBody',
  'response',
  'example',
];

/** Reads every file of facts in `folder`. A key that no test knows is an error, so that no fact goes unread. */
export function readFacts(folder: string): Facts[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => readFile(path.join(folder, file)));
}

function readFile(file: string): Facts {
  const group = path.basename(file, '.yaml');
  const facts = { api: {}, models: {}, guides: {}, ...parse(readFileSync(file, 'utf8')), group } as Facts;
  requireKeys(facts, ['group', 'server', 'api', 'models', 'guides'], group);
  for (const [name, page] of Object.entries(facts.api)) {
    requireKeys(page, ['title', 'operations'], `${group} › ${name}`);
    for (const operation of page.operations ?? []) requireOperation(operation, `${group} › ${operation.title}`);
  }
  for (const [name, model] of Object.entries(facts.models)) requireModel(model, `${group} › ${name}`);
  for (const [name, guide] of Object.entries(facts.guides)) requireKeys(guide, ['title', 'facts'], `guides › ${name}`);
  return facts;
}

function requireOperation(operation: FactOperation, place: string): void {
  requireKeys(operation, OPERATION, place);
  requireKeys(operation.response, ['status', 'model', 'array', 'fieldsSeen', 'fields'], place);
  requireKeys(operation.example ?? {}, ['request', 'requestUrl', 'response'], place);
  for (const row of operation.parameters) requireKeys(row, ['in', 'required', ...FIELD], `${place} › ${row.name}`);
  for (const row of [...operation.body, ...(operation.response.fields ?? [])]) {
    requireKeys(row, FIELD, `${place} › ${row.name}`);
  }
}

function requireModel(model: FactModel, place: string): void {
  requireKeys(model, MODEL, place);
  for (const row of [...(model.fields ?? []), ...(model.additionalFields ?? [])]) {
    requireKeys(row, FIELD, `${place} › ${row.name}`);
  }
  for (const [name, part] of Object.entries(model.parts ?? {})) requireModel(part, `${place} › ${name}`);
}

/** A key without a value states nothing; YAML makes one of what follows a comma in an unquoted note. */
function requireKeys(value: object, known: readonly string[], place: string): void {
  const unknown = Object.entries(value)
    .filter(([key, fact]) => !known.includes(key) && !COMMENTS.includes(key) && fact !== null)
    .map(([key]) => key);
  if (unknown.length > 0) throw new Error(`${place}: no test reads ${unknown.join(', ')}.`);
}
