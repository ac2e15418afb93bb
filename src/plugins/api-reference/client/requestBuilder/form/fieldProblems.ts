import { toFieldName } from '../../../../../reference/pointer';
import type { FieldPlace, FieldProblem } from '../../../../../sandbox/request/values';
import { jsonPlace } from './jsonProblem';

/** A field of the form: where its value is in the request, and its name; the editor of a whole body has none. */
export interface FormField {
  in: FieldPlace;
  name: string;
  /** Of a part of a body that has a field of its own: where it is in the body. */
  pointer?: string;
}

/** Whether a problem is one of a field, or of a part of its value; of a part of a body, also one of what holds it. */
export function isProblemOf(problem: FieldProblem, { in: place, name, pointer }: FormField): boolean {
  if (problem.in !== place) return false;
  if (pointer !== undefined) return isInside(problem.pointer, pointer) || isInside(pointer, problem.pointer);
  return problem.field.startsWith(name) && (name === '' || /^($|\.|\[\d+\])/.test(problem.field.slice(name.length)));
}

/** The field of the form that an element stands in. */
export function fieldAround(element: Element): FormField | undefined {
  const { dataset } = element.closest<HTMLElement>('[data-in]') ?? {};
  return dataset && { in: dataset.in as FieldPlace, name: dataset.name ?? '', pointer: dataset.pointer };
}

/** What is wrong with a field, in sentences; each begins with its line where the field holds a text of JSON. */
export function sentencesAt(problems: readonly FieldProblem[], field: FormField, json?: string): string[] {
  return problems
    .filter((problem) => isProblemOf(problem, field))
    .map((problem) => {
      const { field: name, message, isSentence } = problem;
      const inside = name.slice(field.name.length).replace(/^\./, '');
      const line = json === undefined ? undefined : lineOf(json, pointerInside(problem, field));
      if (line === undefined) return sentenceOf(inside, problem);
      return `Line ${line}: ${isSentence ? message : [inside, message].filter(Boolean).join(' ')}`;
    });
}

/** Whether a place in a body is another one, or a part of it. Both are JSON pointers. */
export function isInside(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}

/** What is wrong in a part of a body, in sentences; what is inside of it is named. */
export function sentencesIn(problems: readonly FieldProblem[], pointer: string): string[] {
  return problems.map((problem) => {
    const inside = toFieldName(problem.pointer.slice(pointer.length));
    return sentenceOf(inside, problem);
  });
}

/** A reason as a sentence, which begins with the name of what it is about, if there is one. */
function sentenceOf(name: string, { message, isSentence }: FieldProblem): string {
  if (isSentence) return message;
  return name === '' ? `${message.charAt(0).toUpperCase()}${message.slice(1)}` : `${name} ${message}`;
}

const wholes: Partial<Record<FieldPlace, string>> = {
  body: 'Body',
  mediaType: 'Content-Type',
  accept: 'Accept',
};

/** What a problem is about, and what is said of it after that name. */
export function nameOfProblem({ in: place, field, message, isSentence }: FieldProblem): { name: string; text: string } {
  const name = field || (wholes[place] ?? place);
  return { name, text: isSentence ? `: ${message}` : ` ${message}` };
}

/** Puts the focus on the field that a problem is one of, and opens what it stands in; false where the form has none. */
export function focusField(form: Element, problem: FieldProblem): boolean {
  const rows = [...form.querySelectorAll<HTMLElement>('[data-in]')].filter(
    ({ dataset }) =>
      isProblemOf(problem, { in: dataset.in as FieldPlace, name: dataset.name ?? '' }) &&
      isInside(problem.pointer, dataset.pointer ?? ''),
  );
  const row = innermost(rows);
  for (let fold = row?.closest('details:not([open])'); fold; fold = fold.parentElement?.closest('details:not([open])'))
    fold.setAttribute('open', '');
  const control = focusControl(row);
  if (control instanceof HTMLTextAreaElement && problem.in === 'body' && row?.dataset.pointer === undefined)
    selectPlace(control, pointerInside(problem, { name: row?.dataset.name ?? '' }));
  return control !== undefined;
}

/** Puts the focus on the field for a place in a body, or for what holds it. */
export function focusPlace(form: Element, pointer: string): void {
  const rows = [...form.querySelectorAll<HTMLElement>('[data-pointer]')];
  focusControl(innermost(rows.filter(({ dataset }) => isInside(pointer, dataset.pointer ?? ''))));
}

function focusControl(row: HTMLElement | undefined): HTMLElement | undefined {
  const control = row?.querySelector<HTMLElement>('input, select, textarea, button') ?? undefined;
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
  return control;
}

/** The innermost of fields that are inside each other, in the order of the page. */
function innermost(rows: HTMLElement[]): HTMLElement | undefined {
  const depthOf = ({ dataset }: HTMLElement): number => dataset.pointer?.length ?? 0;
  return rows.reduce<HTMLElement | undefined>(
    (best, each) => (best && depthOf(best) > depthOf(each) ? best : each),
    undefined,
  );
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
