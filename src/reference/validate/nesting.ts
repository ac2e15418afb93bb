import type { Json } from '../json';
import { maxLevels } from '../jsonText';
import { escapeToken } from '../pointer';
import type { ValueProblem } from './problems';

/** Whether a value is nested too deeply to be checked. */
export function isTooDeep(value: Json): boolean {
  return isDeeper(value, maxLevels);
}

/** The problem of a value that is nested too deeply, at the field or item that is. */
export function nestingProblem(value: Json): ValueProblem | undefined {
  if (!isTooDeep(value)) return undefined;
  const [name = ''] = Object.entries(value ?? {}).find(([, inner]) => isDeeper(inner, maxLevels - 1)) ?? [];
  const reason = `is nested too deeply: a value may have ${maxLevels} levels of objects and lists`;
  return { pointer: `/${escapeToken(name)}`, keyword: '', reason };
}

function isDeeper(value: Json, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
