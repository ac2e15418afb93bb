import { choose } from '../panes';
import { ownSamples } from '../requestSamples';
import { exampleOf, followInput } from '../sampleChoices';
import { baseOf } from '../server';

/** What a page shows of an operation's request. */
export interface PageChoice {
  /** The base URL. */
  base?: string;
  /** Missing where there is one alone. */
  mediaType?: string;
  /** The name of the example; missing where there is no choice. */
  example?: string;
}

/** The base URL of an operation's samples, and the body that they send. */
export function pageChoice(operation: Element): PageChoice {
  const format = formatInputs(operation).find(({ checked }) => checked)?.value;
  const input = exampleInputs(operation).find(({ checked }) => checked);
  return {
    base: baseOf(operation),
    mediaType: (input && mediaTypeOf(input)) ?? format,
    example: input && exampleOf(input).name,
  };
}

/** Shows on the page what was chosen since `before`; nothing changes where the page does not have it. */
export function showOnPage(operation: Element, { base, mediaType, example }: PageChoice, before: PageChoice): void {
  if (base !== undefined && base !== before.base) showServer(operation, base);
  if (mediaType !== before.mediaType || example !== before.example) showBody(operation, mediaType, example);
}

/** Shows another body in an operation's text and samples. */
function showBody(operation: Element, mediaType: string | undefined, example: string | undefined): void {
  const ofType = exampleInputs(operation).filter(
    (input) => mediaType === undefined || (mediaTypeOf(input) ?? mediaType) === mediaType,
  );
  const format = formatInputs(operation).find(({ value }) => value === mediaType);
  const found = ofType.find((input) => exampleOf(input).name === example) ?? (format ? undefined : ofType[0]);
  check(found ?? format);
}

/** Shows another base URL in the operations that have it. */
function showServer(operation: Element, address: string): void {
  const selector = `input[data-server="${CSS.escape(address)}"]`;
  check(operation.querySelector<HTMLInputElement>(selector) ?? document.querySelector<HTMLInputElement>(selector));
}

/** The media type of an example. */
function mediaTypeOf(input: HTMLInputElement): string | undefined {
  return exampleOf(input).format?.dataset.label;
}

function exampleInputs(operation: Element): HTMLInputElement[] {
  return [...(ownSamples(operation)?.querySelectorAll<HTMLInputElement>('.body-sample .choice input') ?? [])];
}

function formatInputs(operation: Element): HTMLInputElement[] {
  const inputs = [...operation.querySelectorAll<HTMLInputElement>('.formats > .choice input')];
  return inputs.filter((input) => !input.closest('.response'));
}

function check(input: HTMLInputElement | null | undefined): void {
  if (!input || input.checked) return;
  choose(input);
  followInput(input);
}
