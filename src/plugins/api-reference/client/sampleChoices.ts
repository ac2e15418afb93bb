import { keepExtent } from './bodyExtent';
import { choose, paneOf, showPanesOf } from './panes';
import { ownSamples, rewriteSamples } from './requestSamples';
import { chooseServer } from './server';

/** Brings what belongs to a choice in line with it, once its button is checked: other operations, text and samples. */
export function followInput(input: HTMLInputElement): void {
  if (input.dataset.server !== undefined) chooseServer(input);
  followChoice(input);
}

/**
 * Synchronises the samples beside an operation with what a reader chooses in its text, and vice versa: format and
 * example of a body, status of a response.
 */
function followChoice(input: HTMLInputElement): void {
  const operation = input.closest('article');
  const pane = paneOf(input);
  if (!operation || !pane) return;
  if (pane.matches('.format')) followFormat(operation, pane);
  else if (pane.matches('.example')) followExample(operation, input);
}

/** Shows the sample of the status whose response is opened. */
export function followResponse(response: HTMLDetailsElement): void {
  const [, status] = /\.(\w+)$/.exec(response.id) ?? [];
  const operation = response.closest('article');
  const choice = operation && ownSamples(operation)?.querySelector('.response-sample > .panel-head .choice');
  const input = choice?.querySelector<HTMLInputElement>(`[value="${status}"]`);
  if (input) choose(input);
}

/** The format and the name of an example that can be chosen: its value is the anchor of the format and the name. */
export function exampleOf({ value }: HTMLInputElement): { format: HTMLElement | null; name: string } {
  const end = value.indexOf('/');
  return { format: document.getElementById(value.slice(0, end)), name: value.slice(end + 1) };
}

function followFormat(operation: Element, format: Element): void {
  const samples = ownSamples(operation);
  const example = samples?.querySelector<HTMLInputElement>(`[value^="${CSS.escape(`${format.id}/`)}"]`);
  if (example) {
    choose(example);
    showPanesOf(example);
  }
  if (!format.closest('.response')) rewriteSamples(operation, example ? undefined : format);
}

function followExample(operation: Element, input: HTMLInputElement): void {
  const { format } = exampleOf(input);
  if (format) showPanesOf(format);
  if (!input.closest('.body-sample')) return;
  rewriteSamples(operation);
  keepExtent(input);
}
