import { ownSamples } from '../requestSamples';
import { exampleOf } from '../sampleChoices';

/** What a page shows of an operation's body. */
export interface BodyChoice {
  /** Missing where there is one alone. */
  mediaType?: string;
  /** The name of the example; missing where there is no choice. */
  example?: string;
}

/** The body that the samples of an operation send. */
export function chosenBody(operation: Element): BodyChoice {
  const format = formatInputs(operation).find(({ checked }) => checked)?.value;
  const input = exampleInputs(operation).find(({ checked }) => checked);
  if (!input) return format === undefined ? {} : { mediaType: format };
  const mediaType = mediaTypeOf(input) ?? format;
  return { ...(mediaType === undefined ? {} : { mediaType }), example: exampleOf(input).name };
}

/** Shows another body in an operation's text and samples; nothing changes where the page does not have it. */
export function showBody(operation: Element, { mediaType, example }: BodyChoice): void {
  const ofType = exampleInputs(operation).filter(
    (input) => mediaType === undefined || (mediaTypeOf(input) ?? mediaType) === mediaType,
  );
  const format = formatInputs(operation).find(({ value }) => value === mediaType);
  const found = ofType.find((input) => exampleOf(input).name === example) ?? (format ? undefined : ofType[0]);
  chooseAsReader(found ?? format);
}

/** Shows another base URL in the operations that have it. */
export function showServer(operation: Element, address: string): void {
  const selector = `input[data-server="${CSS.escape(address)}"]`;
  chooseAsReader(
    operation.querySelector<HTMLInputElement>(selector) ?? document.querySelector<HTMLInputElement>(selector),
  );
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

function chooseAsReader(input: HTMLInputElement | null | undefined): void {
  if (!input || input.checked) return;
  input.checked = true;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
