import type { OperationSection, SentBody } from '../../../reference/page';
import { announce } from './copyText';
import { openValues } from './openValues';
import { paneOf } from './panes';
import { baseOf } from './server';

type PanelRequest = NonNullable<OperationSection['request']>;

/**
 * Rewrites an operation's samples for the chosen example, or for a format without one. The code that writes the
 * languages is loaded when it is first needed.
 */
export function rewriteSamples(operation: Element, format?: Element): void {
  const panel = ownSamples(operation)?.querySelector<HTMLElement>('.request[data-request]');
  const chosen = format ?? chosenExample(operation);
  const body = chosen && sentBodyOf(chosen);
  if (!panel || !body) return;
  panel.dataset.body = JSON.stringify(body);
  void write(operation, panel);
}

/** Writes the values that the reader has given into the samples of a panel. */
export function fillSamples(panel: HTMLElement): void {
  const operation = panel.closest('article');
  if (operation) void write(operation, panel);
}

/** The same for all samples of the page, one operation after the other, so that the page stays responsive. */
export async function fillAllSamples(): Promise<void> {
  for (const panel of document.querySelectorAll<HTMLElement>('.request:has(> .open-values)')) {
    fillSamples(panel);
    await new Promise((resolve) => window.setTimeout(resolve));
  }
}

/**
 * Updates the samples for the values that the reader has given, and for examples that the browser restored itself, as after
 * a reload.
 */
export function restoreSamples(): void {
  if (openValues.size > 0) void fillAllSamples();
  for (const input of document.querySelectorAll<HTMLInputElement>('.body-sample .choice :checked')) {
    const operation = input.closest('article');
    if (operation && !input.defaultChecked) rewriteSamples(operation);
  }
}

/** The samples of an operation, not those of its callbacks. */
export function ownSamples(operation: Element): Element | undefined {
  return [...operation.querySelectorAll('.samples')].find((samples) => samples.closest('article') === operation);
}

function chosenExample(operation: Element): Element | null | undefined {
  const panel = ownSamples(operation)?.querySelector('.body-sample');
  const input = panel?.querySelector<HTMLInputElement>('.choice :checked');
  return input ? paneOf(input) : panel?.querySelector('.example');
}

/** The body of an example, with its text. */
function sentBodyOf(element: Element): SentBody | undefined {
  const stated = element.getAttribute('data-body');
  if (stated === null) return undefined;
  const body = JSON.parse(stated) as SentBody;
  if (body.kind !== 'json' && body.kind !== 'text') return body;
  // The author's text about an example may have code of its own.
  return { ...body, text: body.text ?? element.querySelector('pre.code')?.textContent ?? '' };
}

async function write(operation: Element, panel: HTMLElement): Promise<void> {
  const wanted = JSON.stringify([panel.dataset.body, ...openValues]);
  panel.dataset.wanted = wanted;
  try {
    const { drawSamples } = await import('./drawSamples');
    // Another example was chosen, or a value given, while the code that writes samples was loading.
    if (panel.dataset.wanted !== wanted) return;
    drawSamples(panel, requestOf(operation, panel), basesOf(operation), openValues);
  } catch {
    announce('The samples did not load');
  }
}

/** The request of a panel, with the body that was chosen last. */
function requestOf(operation: Element, panel: HTMLElement): PanelRequest {
  const { request: stated = '', body } = panel.dataset;
  const request = JSON.parse(stated) as PanelRequest;
  if (body !== undefined) request.body = JSON.parse(body) as SentBody;
  const [current] = basesOf(operation);
  const first = operation.querySelector<HTMLElement>('[data-server]')?.dataset.server;
  if (current === undefined || first === undefined || !request.url.startsWith(first)) return request;
  const base = request.base && { ...request.base, value: current };
  return { ...request, ...(base ? { base } : {}), url: current + request.url.slice(first.length) };
}

/** The base URLs of an operation that can be exchanged, the one that it shows first. */
function basesOf(operation: Element): string[] {
  const current = baseOf(operation);
  if (current === undefined) return [];
  const inputs = operation.querySelectorAll<HTMLElement>('[data-server]');
  return [current, ...[...inputs].map(({ dataset }) => dataset.server ?? '').filter((url) => url !== current)];
}
