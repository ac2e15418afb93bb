import { codeHeight, highlight, type MarkedPiece, markBase } from '../../../components/reference/highlight';
import { type SampleBody, type SampleRequest, withBody } from '../../../reference/request/sampleRequest';
import { writeSamples } from '../../../reference/samples/languages';

/** Writes the samples of a request with another body into the boxes of its panel. */
export function drawSamples(
  panel: Element,
  request: Omit<SampleRequest, 'body'>,
  body: SampleBody,
  bases: string[],
): void {
  for (const { id, language, code, baseAt } of writeSamples(withBody(request, body), bases)) {
    const pieces = highlight(code, language);
    const marked = baseAt === undefined ? pieces : markBase(pieces, baseAt, bases[0]?.length ?? 0);
    const box = panel.querySelector<HTMLElement>(`pre[data-language="${id}"]`);
    box?.style.setProperty('--lines', String(codeHeight(code)['--lines']));
    box?.querySelector('code')?.replaceChildren(...marked.flatMap(draw));
  }
}

function draw({ text, className, base }: MarkedPiece): (Node | string)[] {
  const parts = base
    ? [text.slice(0, base.from), drawBase(text.slice(base.from, base.to)), text.slice(base.to)]
    : [text];
  return className ? [make('span', { className }, parts)] : parts;
}

function drawBase(text: string): Node {
  const element = make('span', {}, [text]);
  element.dataset.base = '';
  return element;
}

function make(tag: 'span', properties: { className?: string }, content: (Node | string)[]): HTMLElement {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...content);
  return element;
}
