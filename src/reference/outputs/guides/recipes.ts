import { displayMethod } from '../../methods';
import type { Addresses } from '../../pages/addresses';
import type { RenderText } from '../../pages/texts';
import { joined } from '../../words';
import type { GivenValue, ValuePiece, Workflow, WorkflowStep } from '../../workflows/workflow';
import { codeSpan, escapeGuideText, guideBlock, htmlLine, indent } from '../markdown/text';
import { createTexts } from '../markdown/writer';
import { workflowDownload } from '../openapiFiles';
import { recipePath } from '../recipe/makeRecipe';
import { placeWords } from '../recipe/recipe';
import { methodMark, operationLink } from './overview';

interface RecipeInput {
  addresses: Addresses;
  renderText: RenderText;
  /** Address of the files beside the pages, with a slash at its end. */
  filesPath: string;
  /** Whether readers can step through it on the page. */
  hasRequestBuilder?: boolean;
}

/** The steps of a workflow for a guide: what each calls, what goes in, and which response that comes from. */
export function recipe(
  workflow: Workflow,
  { addresses, renderText, filesPath, hasRequestBuilder }: RecipeInput,
): string {
  const { title, inputs, common, steps, file } = workflow;
  const items = steps.map((step, index) => stepItem(step, `${index + 1}. `, { addresses, renderText })).join('\n');
  const taken = inputs.map((input) =>
    input.description
      ? `${codeSpan(input.name)} (${escapeGuideText(lowerFirst(input.description))})`
      : codeSpan(input.name),
  );
  const carried = common.map((value) => `${codeSpan(value.name)}: ${valueText(value.pieces)}`);
  const download = `[${escapeGuideText(file)}](pathname://${filesPath}${workflowDownload(workflow)})`;
  const before = [
    ...(taken.length > 0 ? [`You provide these inputs: ${joined(taken, 'and')}.`] : []),
    ...(carried.length > 0 ? [`Every request sends ${joined(carried, 'and')}.`] : []),
  ];
  return [
    ...(before.length > 0 ? [before.join(' ')] : []),
    items,
    ...(hasRequestBuilder ? [stepButton(title, filesPath + recipePath(workflow))] : []),
    `To run these steps with a tool: ${download}, a file in the Arazzo format, which lists API calls in order.`,
  ].join('\n\n');
}

/** The button that opens the steps, which the page's script serves. */
function stepButton(title: string, address: string): string {
  const label = htmlLine(`Step through: ${title}`);
  return (
    '<p class="build-request needs-script"><button class="button outlined medium" type="button" aria-haspopup="dialog" ' +
    `aria-label="${label}" data-recipe="${htmlLine(address)}" data-title="${htmlLine(title)}">Step through</button></p>`
  );
}

/** The recipes of a description, a section each; empty where it has none. */
export function recipes(workflows: readonly Workflow[], input: RecipeInput): string {
  if (workflows.length === 0) return '';
  return [
    '## Recipes {#recipes}',
    ...workflows.flatMap((workflow) => [
      `### ${escapeGuideText(workflow.title)} {#recipe-${workflow.slug}}`,
      ...textBlocks(workflow.description, input.renderText),
      recipe(workflow, input),
    ]),
  ].join('\n\n');
}

/** The name by which a guide asks for the steps of a workflow. */
export function recipeName({ slug }: Workflow): `workflow-${string}` {
  return `workflow-${slug}`;
}

function stepItem(
  step: WorkflowStep,
  number: string,
  { addresses, renderText }: Pick<RecipeInput, 'addresses' | 'renderText'>,
): string {
  const text = textBlocks(step.description, renderText);
  const [lead, blocks] = isParagraph(text[0]) ? [` ${text[0]}`, text.slice(1)] : ['', text];
  const below = blocks.map((block) => `\n\n${block}`).join('');
  // A list with other marks is a list of its own, below one of the author's.
  const items = givenItems(step.given).map((item) => `\n${blocks.length > 0 ? '*' : '-'} ${item}`);
  return indent([number, calledBy(step, addresses), lead, below, ...items].join(''), ' '.repeat(number.length));
}

/** Whether a block can go on in the line in which something stands. */
function isParagraph(block: string | undefined): block is string {
  return block !== undefined && !/^([-|>]|\d+\. |\*{3}$|`{3})/.test(block);
}

const writeText = createTexts((href) => href);

/**
 * A text of a workflow as blocks of a guide. Its links within the site become words: what leads to no page would stop the
 * build of the guide.
 */
function textBlocks(description: string | undefined, renderText: RenderText): string[] {
  if (description === undefined) return [];
  const text = renderText([description]);
  const outside = Object.entries(text.links ?? {}).filter(([, target]) => /^https?:/i.test(target));
  return writeText({ ...text, links: Object.fromEntries(outside) }).map(guideBlock);
}

function calledBy({ calls }: WorkflowStep, addresses: Addresses): string {
  if (calls.kind !== 'operation')
    return calls.kind === 'workflow' ? `Workflow ${codeSpan(calls.name)}.` : `${codeSpan(calls.name)}.`;
  return `${methodMark(displayMethod(calls.operation))} ${operationLink(calls.operation, addresses)}.`;
}

/** What goes in: first each value that is taken from elsewhere, then what always is the same. */
function givenItems(given: readonly GivenValue[]): string[] {
  const isConstant = ({ pieces }: GivenValue): boolean => pieces.every(({ kind }) => kind === 'text');
  const taken = given.filter((value) => !isConstant(value));
  const split = new Set(taken.map((value) => outermost(value.name)));
  // A field of a body of which all is constant is named as a whole.
  const isWhole = (value: GivenValue): boolean => value.in === 'body' && !split.has(outermost(value.name));
  const constants = given
    .filter((value) => isConstant(value) && !isEmptyBody(value))
    .map((value) => (isWhole(value) ? { ...value, name: outermost(value.name) } : value));
  return [
    ...taken.map((value) => `${placedName(value)}: ${valueText(value.pieces)}`),
    ...[...new Set(constants.map((value) => value.in))].map((place) => {
      const all = constants.filter((value) => value.in === place);
      if (place === 'body' && all.some(({ name }) => name === '')) return 'the body, as the file has it';
      return `${joined([...new Set(all.map(constantText))], 'and')} ${placeWords[place]}`;
    }),
  ];
}

/** Where a value goes; a value without a name is the whole body. */
function placedName({ in: place, name }: GivenValue): string {
  return place === 'body' && name === '' ? 'the body' : `${fieldSpan(name)} ${placeWords[place]}`;
}

/** Whether a body is only there for what is put into it. */
function isEmptyBody({ in: place, name, pieces: [first] }: GivenValue): boolean {
  return place === 'body' && name === '' && first?.kind === 'text' && /^(\{\}|\[\])?$/.test(first.text);
}

/** A value that is always the same; the values of a body are in the file. */
function constantText({ in: place, name: field, pieces }: GivenValue): string {
  const value = pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('');
  return place === 'body' ? fieldSpan(field) : codeSpan(`${field}=${value}`);
}

/** The name of a field; those of the items of a list are the same for each. */
function fieldSpan(field: string): string {
  const own = withoutIndex(field);
  return own === '' ? 'the list' : codeSpan(own);
}

function withoutIndex(field: string): string {
  return field.replace(/^\[\d+\]\.?/, '');
}

/** The name of the outermost field: `type` of `type.grades[0].grade`. */
function outermost(field: string): string {
  return withoutIndex(field).split(/[.[]/, 1)[0] ?? '';
}

function valueText(pieces: readonly ValuePiece[]): string {
  return pieces.map(pieceText).join(', followed by ');
}

function pieceText(piece: ValuePiece): string {
  if (piece.kind === 'input') return `the input ${codeSpan(piece.name)}`;
  if (piece.kind !== 'response') return codeSpan(piece.text.trim());
  const response = `the response of step ${piece.step}`;
  return piece.field === '' ? response : `${codeSpan(piece.field)} from ${response}`;
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
