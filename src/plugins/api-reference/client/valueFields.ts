import type { OpenValue, SampleRequest } from '../../../reference/sampleRequest';
import { openValues } from './openValues';
import { fillAllSamples, fillSamples } from './requestSamples';

/** Adds a field for each value that the samples of a panel lack to what is folded there. */
export function showFields(values: HTMLDetailsElement): void {
  const panel = values.closest<HTMLElement>('.request');
  if (!panel || values.querySelector('input')) return;
  const { open = [] } = JSON.parse(panel.dataset.request ?? '{}') as Partial<SampleRequest>;
  const byVariable = new Map(open.map((value) => [value.variable, value]));
  values.append(...[...byVariable.values()].map(fieldOf));
}

function fieldOf({ name, variable }: OpenValue): HTMLElement {
  const label = document.createElement('label');
  const input = Object.assign(document.createElement('input'), {
    ...{ type: 'text', value: openValues.get(variable) ?? '', autocomplete: 'off', autocapitalize: 'off' },
    spellcheck: false,
  });
  input.dataset.variable = variable;
  input.addEventListener('input', () => take(input, variable));
  input.addEventListener('change', () => void fillAllSamples());
  label.append(name, input);
  return label;
}

/** Keeps what is typed, and writes it into the samples beside the field and into the other fields of its name. */
function take(input: HTMLInputElement, variable: string): void {
  openValues.set(variable, input.value);
  for (const other of document.querySelectorAll<HTMLInputElement>('.open-values input'))
    if (other.dataset.variable === variable && other !== input) other.value = input.value;
  const panel = input.closest<HTMLElement>('.request');
  if (panel) fillSamples(panel);
}
