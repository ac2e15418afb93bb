import type { Json } from '../../json';
import type { AccessUse } from '../../request/authorise';
import type { ParameterStyle } from '../../request/parameterValue';
import type { MultipartRule } from '../../request/writeBody';
import type { Criterion, GivenValue } from '../../workflows/workflow';

/** A workflow for stepping through: each request with the runtime expressions that fill it. */
export interface Recipe {
  title: string;
  inputs: RecipeInput[];
  steps: RecipeStep[];
}

/** A value that the reader enters before the first step. */
export interface RecipeInput {
  name: string;
  description?: string;
  type: 'string' | 'number' | 'boolean' | 'json';
  /** Whether it is a password or a token. */
  isSecret: boolean;
  /** What is in it to begin with, where the workflow has an example or a default. */
  initial?: string;
}

/** A step that calls an operation of the description, or something else, which is named. */
export type RecipeStep = RecipeRequest | { kind: 'other'; id: string; description?: string; name: string };

/** A step that calls an operation. */
export interface RecipeRequest {
  kind: 'request';
  id: string;
  description?: string;
  /** Title of the operation, and where it is described. */
  title: string;
  address?: string;
  /** In upper case. */
  method: string;
  path: string;
  server: string;
  parameters: { parameter: ParameterStyle; value: Json }[];
  /** Headers that are not parameters, such as `Authorization`. */
  headers: { name: string; value: Json }[];
  /** The way to authorise where the workflow gives none. */
  access: AccessUse[];
  accept?: string;
  /** Header that carries a new key with each request, where the workflow gives none. */
  newKeyHeader?: string;
  body?: { mediaType: string; payload: Json; rules: Record<string, MultipartRule> };
  /** The values that are taken from elsewhere. */
  taken: TakenValue[];
  outputs: RecipeOutput[];
  successCriteria: Criterion[];
}

/** Where a value of a request comes from. */
export interface TakenValue {
  in: GivenValue['in'];
  /** Of a parameter. */
  name: string;
  /** In the body, as a JSON pointer without `#`. */
  pointer: string;
  from: ValueSource[];
}

/** An input by its name, or a step by its number, the first being 1. */
export type ValueSource = { kind: 'input'; name: string } | { kind: 'step'; number: number };

/** A value that later steps take from a response. */
export interface RecipeOutput {
  name: string;
  /** The expression that takes it. */
  value: Json;
  /** The place in the body, as a JSON pointer without `#`, where it is one. */
  pointer?: string;
  goesTo: { number: number; in: GivenValue['in']; name: string }[];
}

/** Where a value is in a request, as a sentence says it. */
export const placeWords: Record<GivenValue['in'], string> = {
  path: 'in the path',
  query: 'in the query',
  querystring: 'as the query',
  header: 'in the header',
  cookie: 'in the cookie',
  body: 'in the body',
  input: 'as input',
};
