import type { Change } from '../diff/change';
import { operationKey, parameterKey, type ReleaseMarks } from '../reference/pages/releaseLinks';
import { pointerKeys, toPointer } from '../reference/pointer';
import type { Link } from '../reference/text';
import { anchorOf, type ReleaseChanges } from './changelog';

/** The releases that brought and last changed something. */
interface Marked {
  since?: Pick<ReleaseChanges, 'version'>;
  changed?: Pick<ReleaseChanges, 'version'>;
}

const added: readonly string[] = [
  ...['operation-added', 'webhook-added', 'parameter-added', 'required-parameter-added'],
  ...['property-added', 'required-property-added', 'header-added'],
];

/**
 * The marks `since 1.2` and `changed in 1.3` of all that releases brought or changed (`all` begins with the newest one), as
 * links to their entries in the changelog at `page`. What is not released comes with the next release.
 */
export function markReleases(all: readonly ReleaseChanges[], page: string): ReleaseMarks {
  const found = {
    operations: new Map<string, Marked>(),
    parameters: new Map<string, Marked>(),
    pointers: new Map<string, Marked>(),
  };
  for (const { version, changes } of [...all].reverse()) {
    for (const change of changes) {
      for (const { of, key } of targetsOf(change)) {
        const known = found[of].get(key) ?? {};
        if (added.includes(change.rule)) found[of].set(key, { since: { version } });
        else if (!known.since || known.since.version !== version)
          found[of].set(key, { ...known, changed: { version } });
      }
    }
  }
  const toLinks = (marked: Map<string, Marked>) =>
    new Map([...marked].map(([key, releases]) => [key, linksOf(releases, page)]));
  return {
    operations: toLinks(found.operations),
    parameters: toLinks(found.parameters),
    pointers: toLinks(found.pointers),
  };
}

interface Target {
  of: keyof ReleaseMarks;
  key: string;
}

/**
 * What a change is shown at. What is in a shared response, or counts for the whole description, is in the changelog
 * alone.
 */
function targetsOf({ rule, revision, operations, field }: Change): Target[] {
  const [place, name] = [field.place, field.names[0]];
  if (
    (rule === 'parameter-added' || rule === 'required-parameter-added') &&
    place !== undefined &&
    name !== undefined
  ) {
    return operations.map((operation) => ({ of: 'parameters', key: parameterKey(operation, place, name) }));
  }
  const keys = pointerKeys(revision);
  const pointer = fieldPointer(keys);
  if (pointer !== undefined) return [{ of: 'pointers', key: pointer }];
  const isOfOperation = (keys[0] === 'paths' || keys[0] === 'webhooks') && keys.length > 2;
  return isOfOperation ? operations.map((operation) => ({ of: 'operations', key: operationKey(operation) })) : [];
}

/** The pointer of the innermost property, parameter, header or named schema that a pointer leads into. */
function fieldPointer(keys: readonly string[]): string | undefined {
  let length = keys[0] === 'components' && ['schemas', 'parameters', 'headers'].includes(keys[1] ?? '') ? 3 : 0;
  for (let index = length || 1; index + 1 < keys.length; index += 1) {
    const isField = ['properties', 'parameters', 'headers'].includes(keys[index] ?? '');
    if (!isField) continue;
    length = index + 2;
    index += 1;
  }
  return length === 0 || keys.length < length ? undefined : toPointer(keys.slice(0, length));
}

function linksOf({ since, changed }: Marked, page: string): Link[] {
  const link = (words: string, { version }: Pick<ReleaseChanges, 'version'>): Link => ({
    label: `${words} ${version === undefined ? 'the next release' : shorten(version)}`,
    href: `${page}#${anchorOf(version)}`,
  });
  return [...(since ? [link('since', since)] : []), ...(changed ? [link('changed in', changed)] : [])];
}

/** `1.2.0` is known as 1.2. */
function shorten(version: string): string {
  return version.replace(/^(\d+\.\d+)\.0$/, '$1');
}
