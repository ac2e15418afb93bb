import type { Parameter } from '../model';
import { variableOf } from './authorise';
import { hostVariable, type OpenValue, type OpenVariables } from './sampleRequest';

/** The parameter of an open value. */
export type OpenParameter = Pick<Parameter, 'name' | 'in'> & Partial<Pick<Parameter, 'allowReserved'>>;

/** A value that the reader has to give, with its variable. */
export function openValue({ name, in: place, allowReserved }: OpenParameter, variables: OpenVariables = {}): OpenValue {
  const where = place === 'path' ? 'path' : 'query';
  const variable = variables[keyOf(where, name)] ?? plainVariable(name);
  return { name, in: where, variable, ...(allowReserved ? { allowReserved } : {}) };
}

/**
 * The variables of those values in an address whose names would make the variable of a secret, of the base URL, of the
 * host or of a value before them: `API_PATH_TOKEN`. `taken` are the variables of the secrets and of the base URL.
 */
export function openVariables(
  path: string,
  parameters: readonly Pick<Parameter, 'name' | 'in'>[],
  taken: Iterable<string>,
): OpenVariables {
  const inPath = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  const inQuery = parameters.flatMap(({ name, in: place }) => (place === 'query' ? [name] : []));
  const used = new Set(['API_BASE', hostVariable, ...taken]);
  const others = new Map<string, string>();
  const name = (place: OpenValue['in'], names: Iterable<string>): void => {
    for (const each of new Set(names)) {
      const variable = freeVariable(place, each, used);
      used.add(variable);
      if (variable !== plainVariable(each)) others.set(keyOf(place, each), variable);
    }
  };
  name('path', inPath);
  name('query', inQuery);
  return Object.fromEntries(others);
}

function freeVariable(place: OpenValue['in'], name: string, used: ReadonlySet<string>): string {
  const plain = plainVariable(name);
  if (!used.has(plain)) return plain;
  const placed = plain.replace(/^API_/, `API_${place.toUpperCase()}_`);
  let [variable, number] = [placed, 1];
  while (used.has(variable)) {
    number += 1;
    variable = `${placed}_${number}`;
  }
  return variable;
}

function plainVariable(name: string): string {
  return variableOf(name, 'VALUE');
}

function keyOf(place: OpenValue['in'], name: string): string {
  return `${place} ${name}`;
}
