import { multipartRule } from '../../exampleRequest/multipartRule';
import { operationRequest } from '../../exampleRequest/operationRequest';
import type { ExampleCache } from '../../examples/schemaExample';
import { asNode, type Json } from '../../json';
import { toPlainText } from '../../markdown';
import { isMultipartType } from '../../mediaType';
import { titleOfOperation } from '../../methods';
import type { NamedSchema, Operation } from '../../model';
import type { Addresses } from '../../pages/addresses';
import type { RenderText } from '../../pages/texts';
import { toPlainPointer } from '../../pointer';
import { withoutControls } from '../../printable';
import { defaultStyles, isExplodedByDefault, isIgnored } from '../../request/parameterStyle';
import type { ParameterStyle } from '../../request/parameterValue';
import { formText } from '../../request/writeBody';
import type { GivenValue, Workflow, WorkflowInput, WorkflowStep, WrittenStep } from '../../workflows/workflow';
import { accessUse } from '../requestBuilder/requestForm';
import type { Recipe, RecipeInput, RecipeOutput, RecipeRequest, RecipeStep, TakenValue } from './recipe';
import { expressionsOf, type KnownNames, type OutputUse, takenBy } from './takenValues';

/** Where the data of a workflow's steps lies, below the address of the files beside the pages. */
export function recipePath({ slug }: Workflow): string {
  return `request-builder/recipes/${slug}.json`;
}

interface RecipeContext {
  schemas: Map<string, NamedSchema>;
  cache: ExampleCache;
  addresses: Addresses;
  renderText: RenderText;
}

/** What a page needs to step through a workflow. */
export function makeRecipe({ title, inputs, steps }: Workflow, context: RecipeContext): Recipe {
  const known: KnownNames = {
    inputs: new Set(inputs.map(({ name }) => name)),
    steps: new Map(
      steps.map(({ id, written }, index) => [
        id,
        { number: index + 1, outputs: new Set(Object.keys(written.outputs)) },
      ]),
    ),
  };
  const taken = steps.map((step, index) => takenBy(step, known, index + 1));
  const uses = taken.flatMap((each) => each.uses);
  return {
    title: withoutControls(title),
    inputs: inputs.map(makeInput),
    steps: steps.map((step, index) => makeStep(step, { taken: taken[index]?.values ?? [], uses, context })),
  };
}

function makeInput({ name, description, schema }: WorkflowInput): RecipeInput {
  const [, type = 'string'] = /^(string|number|integer|boolean)$/.exec(String(schema.type ?? 'string')) ?? ['', 'json'];
  const [example] = Array.isArray(schema.examples) ? schema.examples : [schema.example];
  const initial = (schema.default ?? example ?? (Array.isArray(schema.enum) ? schema.enum[0] : undefined)) as
    | Json
    | undefined;
  return {
    name,
    ...(description === undefined ? {} : { description: withoutControls(description) }),
    type: type === 'integer' ? 'number' : (type as RecipeInput['type']),
    isSecret: schema.format === 'password',
    ...(initial === undefined ? {} : { initial: formText(initial) }),
  };
}

interface StepInput {
  taken: TakenValue[];
  /** What later steps take. */
  uses: readonly OutputUse[];
  context: RecipeContext;
}

function makeStep(step: WorkflowStep, input: StepInput): RecipeStep {
  const { id, description, calls } = step;
  const words = description && toPlainText(input.context.renderText([description]), Number.POSITIVE_INFINITY);
  const texts = { id, ...(words === undefined ? {} : { description: words }) };
  if (calls.kind !== 'operation') return { kind: 'other', ...texts, name: calls.name };
  return { ...texts, ...makeRequest(step, calls.operation, input) };
}

function makeRequest(
  { id, written }: WorkflowStep,
  operation: Operation,
  { taken, uses, context }: StepInput,
): Omit<RecipeRequest, 'id' | 'description'> {
  const { access, method, server, path, accept, newKeyHeader } = operationRequest(operation, context.cache);
  const address = context.addresses.operations.get(operation.id);
  const headers = written.parameters.filter((each) => each.in === 'header' && isIgnored({ ...each, in: 'header' }));
  const parameters = written.parameters.filter((each) => !headers.includes(each));
  const isGiven = (name: string): boolean =>
    written.parameters.some((each) => each.name.toLowerCase() === name.toLowerCase());
  const body = makeBody(operation, written, context);
  return {
    kind: 'request',
    title: withoutControls(titleOfOperation(operation)),
    ...(address ? { address: `${address.page}#${address.anchor}` } : {}),
    ...{ method, path, server, taken, headers: headers.map(({ name, value }) => ({ name, value })) },
    parameters: parameters.flatMap(({ in: place, name, value }) => {
      const parameter = styleOf(place, name, operation);
      return parameter ? [{ parameter, value }] : [];
    }),
    access: access
      .filter(({ scheme }) => !isGiven(scheme.kind === 'apiKey' ? scheme.name : 'Authorization'))
      .map(accessUse),
    ...(accept === undefined || isGiven('Accept') ? {} : { accept }),
    ...(newKeyHeader === undefined || isGiven(newKeyHeader) ? {} : { newKeyHeader }),
    ...(body ? { body } : {}),
    outputs: Object.entries(written.outputs).map(([name, value]) => makeOutput(name, value, id, uses)),
    successCriteria: written.successCriteria,
  };
}

function makeOutput(name: string, value: Json, step: string, uses: readonly OutputUse[]): RecipeOutput {
  const [taken] = expressionsOf(value);
  const isInBody = taken?.kind === 'body' && taken.of === 'response';
  const goesTo = uses.filter((use) => use.step === step && use.output === name);
  return {
    ...{ name, value },
    ...(isInBody ? { pointer: toPlainPointer(taken.keys) } : {}),
    goesTo: goesTo.map(({ number, in: place, name: field }) => ({ number, in: place, name: field })),
  };
}

/** How a parameter is in the request; one that the operation does not have is there as it would by default. */
function styleOf(place: GivenValue['in'], name: string, { parameters }: Operation): ParameterStyle | undefined {
  if (place === 'body' || place === 'input') return undefined;
  const known = parameters.find((each) => each.in === place && each.name === name);
  const style = known?.style ?? defaultStyles[place];
  const { explode, allowReserved, mediaType } = known ?? {
    explode: isExplodedByDefault(style),
    allowReserved: false,
    mediaType: undefined,
  };
  return { name, in: place, style, explode, allowReserved, ...(mediaType === undefined ? {} : { mediaType }) };
}

/** The body of a step, in the media type that it states, or else in the first that the operation takes. */
function makeBody(
  { requestBody }: Operation,
  { contentType, payload }: WrittenStep,
  { schemas }: RecipeContext,
): RecipeRequest['body'] {
  if (payload === undefined) return undefined;
  const content = requestBody?.content ?? [];
  const media = content.find(({ mediaType }) => mediaType === contentType) ?? content[0];
  const mediaType = contentType ?? media?.mediaType ?? 'application/json';
  const names = media ? Object.keys(asNode(payload)) : [];
  const rules = Object.fromEntries(
    names.flatMap((name) => (media ? [[name, multipartRule(media, name, schemas)]] : [])),
  );
  return { mediaType, payload, rules: isMultipartType(mediaType) ? rules : {} };
}
