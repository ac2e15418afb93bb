import { codeHeight, highlight, markBase, toHtml } from '../../../components/reference/highlight';
import { parseJson } from '../../../reference/jsonText';
import type { OperationSection, SentBody } from '../../../reference/page';
import { type SampleBody, withBody } from '../../../reference/sampleRequest';
import { writeSamples } from '../../../reference/samples/languages';
import { fillOpen } from './fillOpen';
import { paneOf } from './panes';

function bodyOf(sent: SentBody): SampleBody {
  if (sent.kind === 'json') return { ...sent, value: parseJson(sent.text ?? 'null') };
  return sent.kind === 'text' ? { ...sent, text: sent.text ?? '' } : sent;
}

/** Writes the samples of a request, with these values in its address, into the boxes of its panel. */
export function drawSamples(
  panel: Element,
  { body, ...request }: NonNullable<OperationSection['request']>,
  bases: string[],
  values: ReadonlyMap<string, string>,
): void {
  const filled = withBody(fillOpen(request, values), body && bodyOf(body));
  for (const { id, language, code, baseAt } of writeSamples(filled, bases)) {
    const pieces = highlight(code, language);
    const marked = baseAt === undefined ? pieces : markBase(pieces, baseAt, bases[0]?.length ?? 0);
    const input = panel.querySelector<HTMLInputElement>(`[value="${id}"]`);
    const box = input && paneOf(input);
    if (!(box instanceof HTMLElement)) continue;
    box.style.setProperty('--lines', String(codeHeight(code)['--lines']));
    const shown = box.querySelector('code');
    if (shown) shown.innerHTML = toHtml(marked);
  }
}
