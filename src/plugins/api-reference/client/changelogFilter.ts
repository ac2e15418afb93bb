import { counted } from '../../../reference/words';
import { matchCalls } from '../../../releases/calls/matchCalls';
import { type ReadCalls, readCalls, tooLong } from '../../../releases/calls/readCalls';
import { hideWhereEmpty } from './emptyLists';

const started = new WeakSet<HTMLFormElement>();

/** Lets a reader see only the changes that concern their calls. What they give is read here and sent nowhere. */
export function startFilter(form: HTMLFormElement): void {
  if (started.has(form)) return;
  started.add(form);
  const file = form.querySelector('input');
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show(form, readCalls(form.querySelector('textarea')?.value ?? ''), 'Your paths');
  });
  form.addEventListener('reset', () => showAll(form));
  file?.addEventListener('change', () => void readFile(form, file.files?.[0]));
  form.addEventListener('dragover', (event) => {
    event.preventDefault();
    form.classList.add('is-target');
  });
  form.addEventListener('dragleave', () => form.classList.remove('is-target'));
  form.addEventListener('drop', (event) => {
    event.preventDefault();
    form.classList.remove('is-target');
    void readFile(form, event.dataTransfer?.files[0]);
  });
}

async function readFile(form: HTMLFormElement, file: File | undefined): Promise<void> {
  if (!file) return;
  show(form, tooLong(file.size) ?? readCalls(await file.text()), file.name);
}

/** Shows the changes that concern calls; where there are none to read, why. */
function show(form: HTMLFormElement, read: ReadCalls, source: string): void {
  if (!('calls' in read)) {
    showAll(form);
    say(form, `${source}, line ${read.line}: ${read.message} ${read.remedy}`, true);
    return;
  }
  const operations = JSON.parse(form.dataset.operations ?? '[]') as string[];
  const servers = JSON.parse(form.dataset.servers ?? '[]') as string[];
  const { found, byPath } = matchCalls(read.calls, { operations, servers });
  const mine = new Set(found.flat().map((operation) => String(operations.indexOf(operation))));
  const items = changesBelow(form);
  const isMine = ({ dataset: { calls } }: HTMLElement): boolean =>
    calls === undefined || calls.split(' ').some((call) => mine.has(call));
  for (const item of items) item.hidden = !isMine(item);
  hideEmptyLists(form);
  const ours = found.filter((each) => each.length > 0).length;
  const shown = items.filter(isMine).length;
  const way = byPath && ours > 0 ? 'by path alone, ' : '';
  const known = `${way}${ours} of ${counted(read.calls.length, 'call')} ${ours === 1 ? 'is' : 'are'} to this API`;
  say(
    form,
    `${source}: ${known}, and ${shown} of ${counted(items.length, 'change')} ${shown === 1 ? 'touches' : 'touch'} them.`,
  );
  setReset(form, true);
}

function showAll(form: HTMLFormElement): void {
  for (const item of changesBelow(form)) item.hidden = false;
  hideEmptyLists(form);
  say(form, '');
  setReset(form, false);
}

function setReset(form: HTMLFormElement, isUseful: boolean): void {
  const reset = form.querySelector<HTMLButtonElement>('[type="reset"]');
  if (reset) reset.disabled = !isUseful;
}

function say(form: HTMLFormElement, text: string, isProblem = false): void {
  const result = form.querySelector<HTMLElement>('.mine-result');
  if (!result) return;
  result.textContent = text;
  result.classList.toggle('is-problem', isProblem);
}

function changesBelow(form: HTMLFormElement): HTMLElement[] {
  return [...(form.parentElement?.querySelectorAll<HTMLElement>('.changes > li') ?? [])];
}

function hideEmptyLists(form: HTMLFormElement): void {
  for (const list of form.parentElement?.querySelectorAll<HTMLElement>('.changes') ?? []) hideWhereEmpty(list, 'h3');
}
