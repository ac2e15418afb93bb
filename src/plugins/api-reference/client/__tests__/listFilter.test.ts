// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { startListFilter } from '../listFilter';

const form = (): HTMLFormElement => document.querySelector('form') as HTMLFormElement;

/** What is not hidden of the page. */
function shown(selector: string): string[] {
  const isShown = (element: Element | null): boolean =>
    element === null || (!(element as HTMLElement).hidden && isShown(element.parentElement));
  return [...document.querySelectorAll(selector)].filter(isShown).map((element) => element.textContent);
}

beforeEach(() => {
  document.body.innerHTML = `<main><form class="list-filter" hidden><input type="search"><p role="status"></p></form>
    <h2 id="a">A</h2><ul><li>Account Balance</li><li>Asset</li></ul><h2 id="b">B</h2><ul><li>Bank</li></ul></main>
    <ul class="table-of-contents"><li><a href="#a">A in list</a></li><li><a href="#b">B in list</a></li></ul>`;
});

it.each([
  ['', ['Account Balance', 'Asset', 'Bank'], ['A', 'B'], ''],
  [' bal ACC ', ['Account Balance'], ['A'], '1 of 3 models'],
  ['bank', ['Bank'], ['B'], '1 of 3 models'],
  ['none', [], [], '0 of 3 models'],
])('shows for %j the models whose names have all of its words, with their headings', (typed, items, headings, said) => {
  startListFilter(form());
  const input = form().querySelector('input') as HTMLInputElement;
  input.value = typed;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  expect(shown('main li')).toEqual(items);
  expect(shown('h2')).toEqual(headings);
  expect(shown('.table-of-contents li')).toEqual(headings.map((each) => `${each} in list`));
  expect(form().querySelector('[role="status"]')?.textContent).toBe(said);
  expect(form().hidden).toBe(false);
});

it('applies what the browser has filled in again, and does not leave the page', () => {
  (form().querySelector('input') as HTMLInputElement).value = 'bank';
  startListFilter(form());
  expect(shown('main li')).toEqual(['Bank']);
  expect(form().dispatchEvent(new Event('submit', { cancelable: true }))).toBe(false);
});
