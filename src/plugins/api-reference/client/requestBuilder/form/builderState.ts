import { ownValue } from '../../../../../reference/json';
import type { BodyExample, BodyForm } from '../../../../../reference/outputs/requestBuilder/bodyForm';
import type { FieldValue } from '../../../../../reference/outputs/requestBuilder/fieldValue';
import { type BodyContent, fillForm, initialContent } from '../../../../../reference/outputs/requestBuilder/fillForm';
import type { RequestForm } from '../../../../../reference/outputs/requestBuilder/requestForm';
import { serverAddress, serverWithBase } from '../../../../../reference/outputs/requestBuilder/servers';
import type { SampleRequest } from '../../../../../reference/sampleRequest';
import type { FieldProblem } from '../../../../../sandbox/request/values';
import type { PageChoice } from '../pageChoices';
import { accessOptions, type Credentials, secretsOf } from './credentials';
import { type FormField, isProblemOf } from './fieldProblems';

/** All that a reader has chosen and typed for one request. Choices are places in the lists of the form. */
export interface BuilderState {
  form: RequestForm;
  server: number;
  /** What is typed for the variables of each server. */
  variables: readonly Readonly<Record<string, string>>[];
  access: number;
  credentials: Credentials;
  parameters: readonly (FieldValue | undefined)[];
  /** The media type of the body. */
  body: number;
  /** The example that each body began with. */
  examples: readonly number[];
  /** One for each media type. */
  contents: readonly BodyContent[];
  /** The files that were chosen, by their names. They are read by a check alone. */
  files: ReadonlyMap<string, File>;
  /** The fields that were left or changed, by their keys. */
  touched: ReadonlySet<string>;
  /** What the last check found at fault, and has not been changed since. */
  problems: readonly FieldProblem[];
}

/** What a reader does in the form. */
export type BuilderAction =
  | { kind: 'server'; index: number }
  | { kind: 'variable'; name: string; value: string }
  | { kind: 'access'; index: number }
  | { kind: 'credential'; scheme: string; key: string; value: string }
  | { kind: 'parameter'; index: number; value: FieldValue | undefined }
  | { kind: 'mediaType'; index: number }
  | { kind: 'example'; index: number }
  /** Of a body that has fields, `field` says which one has changed. */
  | { kind: 'content'; content: BodyContent; field?: Partial<FormField> }
  | { kind: 'files'; files: readonly File[] }
  | { kind: 'leave'; field: FormField }
  | { kind: 'check'; problems: readonly FieldProblem[] };

const wholeBody: FormField = { in: 'body', name: '' };

/** The field of the choice of authorisation. */
export const accessField: FormField = { in: 'security', name: '' };

/** A form as it is opened first: the request of the samples, with what the page shows. */
export function initialState(form: RequestForm, page: PageChoice, credentials: Credentials = {}): BuilderState {
  const state: BuilderState = {
    ...{ form, server: 0, access: 0, credentials, body: 0, problems: [] },
    variables: form.servers.map(() => ({})),
    parameters: form.parameters.map(({ initial }) => initial),
    examples: form.bodies.map(() => 0),
    contents: form.bodies.map(initialContent),
    files: new Map(),
    touched: new Set(),
  };
  return withPageChoice(state, page);
}

/** The state with what is chosen on the page and was not when it showed `before`: server, media type and example. */
export function withPageChoice(state: BuilderState, page: PageChoice, before: PageChoice = {}): BuilderState {
  const { bodies, servers } = state.form;
  const server = page.base === before.base ? state.server : serverWithBase(servers, page.base);
  const found =
    page.mediaType === undefined ? state.body : bodies.findIndex((each) => each.mediaType === page.mediaType);
  const isSame = page.mediaType === before.mediaType && page.example === before.example;
  if (isSame || found < 0) return { ...state, server };
  const example = placeOf(bodies[found], page.example);
  const shown = { ...state, server, body: found };
  return example === state.examples[found] ? shown : withExample(shown, example);
}

/** The state that follows what a reader does. */
export function reduce(state: BuilderState, action: BuilderAction): BuilderState {
  switch (action.kind) {
    case 'server':
      return { ...state, server: action.index };
    case 'variable': {
      const values = { ...state.variables[state.server], [action.name]: action.value };
      return { ...state, variables: exchange(state.variables, state.server, values) };
    }
    case 'access':
      return withChanged({ ...state, access: action.index }, accessField);
    case 'credential':
      return { ...state, credentials: withCredential(state.credentials, action) };
    case 'parameter': {
      const field = state.form.parameters[action.index];
      const next = { ...state, parameters: exchange(state.parameters, action.index, action.value) };
      return field ? withChanged(next, { in: field.parameter.in, name: field.name }) : next;
    }
    case 'mediaType':
      return { ...state, body: action.index };
    case 'example':
      return withExample(state, action.index);
    case 'content':
      return withChanged(
        { ...state, contents: exchange(state.contents, state.body, action.content) },
        { ...wholeBody, ...action.field },
      );
    case 'files':
      return { ...state, files: new Map([...state.files, ...action.files.map((file) => [file.name, file] as const)]) };
    case 'leave':
      return withTouched(state, action.field);
    case 'check':
      return { ...state, problems: action.problems };
  }
}

function withExample(state: BuilderState, index: number): BuilderState {
  const content = exampleOf(state.form.bodies[state.body], index)?.content ?? '';
  return withoutProblems(
    {
      ...state,
      examples: exchange(state.examples, state.body, index),
      contents: exchange(state.contents, state.body, content),
      touched: new Set([...state.touched].filter((key) => !key.startsWith(bodyKeys))),
    },
    wholeBody,
  );
}

function exchange<Value>(values: readonly Value[], index: number, value: Value): Value[] {
  return values.map((each, at) => (at === index ? value : each));
}

function withCredential(
  credentials: Credentials,
  { scheme, key, value }: Extract<BuilderAction, { kind: 'credential' }>,
): Credentials {
  const { [key]: _before, ...others } = ownValue(credentials, scheme) ?? {};
  return { ...credentials, [scheme]: value === '' ? others : { ...others, [key]: value } };
}

function withChanged(state: BuilderState, field: FormField): BuilderState {
  return withTouched(withoutProblems(state, field), field);
}

function withoutProblems(state: BuilderState, field: FormField): BuilderState {
  return { ...state, problems: state.problems.filter((problem) => !isProblemOf(problem, field)) };
}

function withTouched(state: BuilderState, field: FormField): BuilderState {
  const key = keyOf(field);
  return state.touched.has(key) ? state : { ...state, touched: new Set([...state.touched, key]) };
}

/** What the keys of a body and of its fields begin with. */
const bodyKeys = '["body",';

function keyOf({ in: place, name, pointer = '' }: FormField): string {
  return JSON.stringify([place, name, pointer]);
}

/** Whether a reader has left or changed a field, so that it may be marked as empty. */
export function isTouched({ touched }: BuilderState, field: FormField): boolean {
  return touched.has(keyOf(field));
}

/** An example of a body by its place. */
export function exampleOf(form: BodyForm | undefined, index: number | undefined): BodyExample<BodyContent> | undefined {
  return form && form.kind !== 'file' ? form.examples[index ?? 0] : undefined;
}

function placeOf(form: BodyForm | undefined, example: string | undefined): number {
  if (!form || form.kind === 'file') return 0;
  return Math.max(
    0,
    form.examples.findIndex(({ name }) => name === example),
  );
}

/** What the form shows of what the page shows, too. */
export function pageChoiceOf(state: BuilderState): PageChoice {
  const { mediaType } = state.form.bodies[state.body] ?? {};
  const example = exampleOf(state.form.bodies[state.body], state.examples[state.body])?.name;
  return { base: addressOf(state), mediaType, example };
}

/** The address of the chosen server, with what is typed for its variables. */
export function addressOf({ form, server, variables }: BuilderState): string {
  const chosen = form.servers[server];
  return chosen ? serverAddress(chosen, variables[server]) : '';
}

/** The request that a form describes. */
export function requestOf(state: BuilderState): SampleRequest {
  const { form, access, credentials, parameters, body, contents } = state;
  const uses = accessOptions(form)[access]?.uses ?? [];
  const [bodyForm, content] = [form.bodies[body], contents[body]];
  return fillForm(form, {
    server: addressOf(state),
    parameters: [...parameters],
    requirement: uses,
    secrets: secretsOf(uses, credentials),
    body: bodyForm && content !== undefined ? { form: bodyForm, content } : undefined,
  });
}
