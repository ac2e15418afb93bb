import {
  placeWords,
  type RecipeOutput,
  type RecipeRequest,
  type TakenValue,
  type ValueSource,
} from '../../../../../reference/outputs/recipe/recipe';
import { joined } from '../../../../../reference/words';

/** The parameters of a request that are taken from elsewhere, each with where from. */
export function takenParameters({ taken }: RecipeRequest): { name: string; text: string }[] {
  return taken
    .filter((value) => value.in !== 'body')
    .map((value) => ({ name: value.name, text: `${placeWords[value.in]}: ${fromText(value)}` }));
}

/** Where the values of a body come from, by their pointers. */
export function takenNotes({ taken }: RecipeRequest): Map<string, string> {
  const inBody = taken.filter((value) => value.in === 'body');
  return new Map(inBody.map((value) => [value.pointer, fromText(value)]));
}

/** Where a value of a response goes. */
export function goesToText({ goesTo }: RecipeOutput): string {
  const places = goesTo.map(({ number, in: place, name }) => `step ${number} (${name} ${placeWords[place]})`);
  return `goes to ${joined(places, 'and')}`;
}

/** The same in short, beside the value. */
export function goesToSteps({ goesTo }: RecipeOutput): string {
  const numbers = [...new Set(goesTo.map(({ number }) => String(number)))];
  return `goes to step${numbers.length === 1 ? '' : 's'} ${joined(numbers, 'and')}`;
}

function fromText({ from }: TakenValue): string {
  return `from ${joined([...new Set(from.map(sourceText))], 'and')}`;
}

function sourceText(source: ValueSource): string {
  return source.kind === 'input' ? `input ${source.name}` : `step ${source.number}`;
}
