/** What a page shows of an operation's body. */
export interface BodyChoice {
  /** Missing where there is one alone. */
  mediaType?: string;
  /** The label of the example; missing where there is no choice. */
  example?: string;
}

/** The body that the samples of an operation send. */
export function chosenBody(operation: Element): BodyChoice {
  const format = formatInputs(operation).find(({ checked }) => checked)?.value;
  const input = exampleInputs(operation).find(({ checked }) => checked);
  if (!input) return format === undefined ? {} : { mediaType: format };
  const mediaType = mediaTypeOf(input) ?? format;
  return { ...(mediaType === undefined ? {} : { mediaType }), example: labelOf(input) };
}

/** Shows another body in an operation's text and samples; nothing changes where the page does not have it. */
export function showBody(operation: Element, { mediaType, example }: BodyChoice): void {
  const ofType = exampleInputs(operation).filter(
    (input) => mediaType === undefined || (mediaTypeOf(input) ?? mediaType) === mediaType,
  );
  const format = formatInputs(operation).find(({ value }) => value === mediaType);
  const found = ofType.find((input) => labelOf(input) === example) ?? (format ? undefined : ofType[0]);
  choose(found ?? format);
}

/** Shows another base URL in the operations that have it. */
export function showServer(operation: Element, address: string): void {
  const selector = `input[data-server="${CSS.escape(address)}"]`;
  choose(operation.querySelector<HTMLInputElement>(selector) ?? document.querySelector<HTMLInputElement>(selector));
}

/** A label as the form has it. */
function labelOf(input: HTMLInputElement): string {
  const text = input.closest('label')?.textContent ?? '';
  const mediaType = mediaTypeOf(input);
  if (mediaType === undefined || !text.startsWith(mediaType)) return text;
  return text.slice(mediaType.length).replace(/^ · /, '');
}

/** The media type of an example, whose value begins with the anchor of its format. */
function mediaTypeOf({ value }: HTMLInputElement): string | undefined {
  return document.getElementById(value.slice(0, value.lastIndexOf(' ')))?.dataset.label;
}

function exampleInputs(operation: Element): HTMLInputElement[] {
  return [...operation.querySelectorAll<HTMLInputElement>(':scope > .samples > .body-sample .choice input')];
}

function formatInputs(operation: Element): HTMLInputElement[] {
  const inputs = [...operation.querySelectorAll<HTMLInputElement>('.formats > .choice input')];
  return inputs.filter((input) => !input.closest('.response'));
}

function choose(input: HTMLInputElement | null | undefined): void {
  if (!input || input.checked) return;
  input.checked = true;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
