import { jsonPlace } from '../../../../../reference/outputs/requestBuilder/jsonProblem';
import type { FieldPlace, FieldProblem } from '../../../../../sandbox/values';

/** A field of the form: where its value stands in the request, and its name; the editor of a whole body has none. */
export interface FormField {
  in: FieldPlace;
  name: string;
}

/** Whether a problem is one of a field, or of a part of its value. */
export function isProblemOf(problem: FieldProblem, { in: place, name }: FormField): boolean {
  if (problem.in !== place) return false;
  return name === '' || problem.field === name || problem.field.startsWith(`${name}.`);
}

/** What is wrong with a field, in sentences; each begins with its line where the field holds a text of JSON. */
export function sentencesAt(problems: readonly FieldProblem[], field: FormField, json?: string): string[] {
  return problems
    .filter((problem) => isProblemOf(problem, field))
    .map((problem) => {
      const { field: name, message } = problem;
      const inside =
        field.name === name || isSentence(message) ? '' : name.slice(field.name === '' ? 0 : field.name.length + 1);
      const text = [inside, message].filter(Boolean).join(' ');
      const line = json === undefined ? undefined : lineOf(json, pointerInside(problem, field));
      if (line !== undefined) return `Line ${line}: ${text}`;
      return inside === '' ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : text;
    });
}

const wholes: Partial<Record<FieldPlace, string>> = {
  body: 'Body',
  mediaType: 'Content-Type',
  accept: 'Accept',
};

/** What a problem is about, and what is said of it after that name. */
export function nameOfProblem({ in: place, field, message }: FieldProblem): { name: string; text: string } {
  const name = field || (wholes[place] ?? place);
  return { name, text: isSentence(message) ? `: ${message}` : ` ${message}` };
}

/** Reasons are read after the name of their field, if they are no sentence of their own. */
function isSentence(message: string): boolean {
  return /^[A-Z]/.test(message);
}

/** Puts the focus on the field that a problem is one of, and opens what it stands in; false where the form has none. */
export function focusField(form: Element, problem: FieldProblem): boolean {
  const rows = [...form.querySelectorAll<HTMLElement>('[data-in]')];
  const row = rows.find(({ dataset }) =>
    isProblemOf(problem, { in: dataset.in as FieldPlace, name: dataset.name ?? '' }),
  );
  for (let fold = row?.closest('details:not([open])'); fold; fold = fold.parentElement?.closest('details:not([open])'))
    fold.setAttribute('open', '');
  const control = row?.querySelector<HTMLElement>('input, select, textarea, button');
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
  if (control instanceof HTMLTextAreaElement && problem.in === 'body')
    selectPlace(control, pointerInside(problem, { name: row?.dataset.name ?? '' }));
  return control !== undefined && control !== null;
}

/** The pointer of a problem in the value of its field. */
function pointerInside({ pointer }: FieldProblem, { name }: Pick<FormField, 'name'>): string {
  return name === '' ? pointer : pointer.replace(/^\/[^/]*/, '');
}

function lineOf(json: string, pointer: string): number | undefined {
  const place = jsonPlace(json, pointer);
  return place && json.slice(0, place.start).split('\n').length;
}

/** Selects the value of a pointer in an editor of JSON, and brings it into view. */
function selectPlace(editor: HTMLTextAreaElement, pointer: string): void {
  const place = jsonPlace(editor.value, pointer);
  if (!place) return;
  editor.setSelectionRange(place.start, place.end);
  editor.scrollTop =
    ((lineOf(editor.value, pointer) ?? 1) - 1) * Number.parseFloat(getComputedStyle(editor).lineHeight);
}
