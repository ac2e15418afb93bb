import type { Parameter } from '../model';
import { hostVariable, type OpenValue, type OpenVariables } from '../sampleRequest';
import { variableOf } from './authorise';
import { namedByKey, splitPathKey, withoutParameters } from './pathKey';

/** The parameter of an open value. */
export type OpenParameter = Pick<Parameter, 'name' | 'in'> & Partial<Pick<Parameter, 'allowReserved'>>;

/** A value that the reader has to give, with its variable. */
export function openValue({ name, in: place, allowReserved }: OpenParameter, variables: OpenVariables = {}): OpenValue {
  const where = place === 'path' ? 'path' : 'query';
  const variable = variables[openKey(where, name)] ?? plainVariable(name);
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
  const names = namesInAddress(path, parameters);
  const used = new Set(['API_BASE', hostVariable, ...taken]);
  const others = new Map<string, string>();
  for (const place of ['path', 'query'] as const) {
    for (const each of new Set(names[place])) {
      const variable = freeVariable(place, each, used);
      used.add(variable);
      if (variable !== plainVariable(each)) others.set(openKey(place, each), variable);
    }
  }
  return Object.fromEntries(others);
}

/** The names of what is in an address: in the braces of the key of its path, and of the parameters of its query. */
export function namesInAddress(
  path: string,
  parameters: readonly Pick<Parameter, 'name' | 'in'>[],
): Record<OpenValue['in'], string[]> {
  const inPath = namesOf('path', parameters);
  const key = splitPathKey(path, inPath);
  const inQuery = namesOf(
    'query',
    parameters.map((parameter) => namedByKey(parameter, key.query, inPath)),
  );
  const template = `${key.path}?${withoutParameters(key.query, inQuery)}`;
  return { path: [...template.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name), query: inQuery };
}

/** The names of the parameters of one place. */
export function namesOf(place: Parameter['in'], parameters: readonly Pick<Parameter, 'name' | 'in'>[]): string[] {
  return parameters.flatMap(({ name, in: stated }) => (stated === place ? [name] : []));
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

/** What the variable of a value is kept under: its place and its name. */
export function openKey(place: OpenValue['in'], name: string): string {
  return `${place} ${name}`;
}
