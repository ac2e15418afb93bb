import { asNode, type Node } from '../json';
import { isDefinition, type Part, type Parts } from './parts';

/** Names of what goes that nothing which stays has. */
export interface LostNames {
  /** Of properties and parameters. */
  fields: ReadonlySet<string>;
  paths: ReadonlySet<string>;
  /** Ids of operations and webhooks. */
  operations: ReadonlySet<string>;
  /** Names of webhooks. */
  webhooks: ReadonlySet<string>;
  /** Of tags and security schemes. */
  groups: ReadonlySet<string>;
  /** Of components, definitions and tags. */
  components: ReadonlySet<string>;
  /** Of schemas among them. */
  schemas: ReadonlySet<string>;
  /** Of headers, and of security schemes as they are sent. */
  sent: ReadonlySet<string>;
  /** Also those that only requirements name which go. */
  scopes: ReadonlySet<string>;
  mediaTypes: ReadonlySet<string>;
  /** What generators of code make of paths: ids of operations that have none. */
  fromPaths: ReadonlySet<string>;
  /** Of servers, callbacks, links and examples. */
  others: ReadonlySet<string>;
  /** Values that alternatives state. */
  values: ReadonlySet<string>;
  /** All names of what stays. */
  shown: ReadonlySet<string>;
}

/** Names that are lost, as they are and in the form that does not depend on a language. */
export interface Lost {
  exact: LostNames;
  derived: LostNames;
}

/** Finds the names that are lost in both ways. */
export function findLost(parts: Pick<Parts, 'all'>, gone: ReadonlySet<Part>): Lost {
  return { exact: findLostNames(parts, gone), derived: findLostNames(parts, gone, (name) => [formOf(name)]) };
}

/** Says whether nothing that stays has a field of a name, in any form, but something that goes. */
export function fieldTest({ exact, derived }: Lost): (name: string) => boolean {
  return (name) => namesOnWay(name).some((each) => exact.fields.has(each) || derived.fields.has(formOf(each)));
}

/** Finds the names that are lost with the parts that go, in the forms in which they are compared. */
export function findLostNames(
  { all }: Pick<Parts, 'all'>,
  gone: ReadonlySet<Part>,
  formsOf: (name: string) => readonly string[] = (name) => [name, composed(name)],
): LostNames {
  const shown = new Set<string>();
  const lost = (namesOf: (part: Part) => readonly unknown[]): Set<string> => {
    const [going, staying] = [new Set<string>(), new Set<string>()];
    for (const part of all)
      for (const name of namesOf(part))
        for (const form of formsOf(String(name))) (gone.has(part) ? going : staying).add(form);
    for (const name of staying) {
      going.delete(name);
      shown.add(name);
    }
    return going;
  };
  return {
    fields: lost((part) =>
      part.field === 'propertyNames' && gone.has(part) ? statedTexts(part.node) : fieldNames(part),
    ),
    paths: lost(({ parent, field }) => (parent?.object === 'Paths' ? [field] : [])),
    operations: lost(({ object, node }) => (object === 'Operation' && node.operationId ? [node.operationId] : [])),
    webhooks: lost(({ object, field, key }) => (object === 'PathItem' && /^(?:x-)?webhooks$/.test(field) ? [key] : [])),
    groups: lost(({ object, node, key, parent }) => {
      if (object === 'Tag') return [node.name];
      if (object === 'Operation') return Array.isArray(node.tags) ? (node.tags as unknown[]) : [];
      return object === 'SecurityScheme' && parent?.object === 'Components' ? [key] : [];
    }),
    components: lost((part) => {
      if (part.object === 'Tag') return [part.node.name];
      return part.key !== undefined && (part.parent?.object === 'Components' || isDefinition(part)) ? [part.key] : [];
    }),
    schemas: lost((part) => {
      const isNamed = part.parent?.object === 'Components' || isDefinition(part);
      return part.object === 'Schema' && isNamed ? [part.key] : [];
    }),
    sent: lost(sentNames),
    scopes: lost(scopesWithin(all, gone)),
    mediaTypes: lost((part) => (isOwnMediaType(part, gone) ? [part.key] : [])),
    fromPaths: lost(pathNames),
    others: lost(({ object, node, key }) => {
      if (object === 'Server') return typeof node.name === 'string' ? [node.name] : [];
      return ['Callback', 'Link', 'Example'].includes(object) && key !== undefined ? [key] : [];
    }),
    values: lost(({ object, node }) => (object === 'Schema' ? statedTexts(node) : [])),
    shown,
  };
}

/** What generators call an operation without an id: its path with its method. */
function pathNames({ object, node, field, parent }: Part): readonly string[] {
  if (object !== 'Operation' || node.operationId !== undefined || parent?.parent?.object !== 'Paths') return [];
  const path = parent.field.split('/').filter((segment) => segment !== '');
  if (path.filter((segment) => !segment.includes('{')).length < 2) return [];
  return [[...path, field].join('_'), [field, ...path].join('_')];
}

/** Reads the scopes of flows, but of those that stay not what only requirements name which go, as it goes too. */
function scopesWithin(all: readonly Part[], gone: ReadonlySet<Part>): (part: Part) => readonly unknown[] {
  const scopesOf = ({ node }: Part): unknown[] => Object.values(node).flat();
  const requirements = all.filter(({ object }) => object === 'SecurityRequirement');
  const going = new Set(requirements.filter((part) => gone.has(part)).flatMap(scopesOf));
  const staying = new Set(requirements.filter((part) => !gone.has(part)).flatMap(scopesOf));
  return (part) => {
    if (part.object === 'SecurityRequirement') return gone.has(part) ? scopesOf(part) : [];
    if (part.object !== 'OAuthFlow') return [];
    const scopes = Object.keys(asNode(part.node.scopes));
    return gone.has(part) ? scopes : scopes.filter((scope) => !going.has(scope) || staying.has(scope));
  };
}

/** Whether a part is a media type. One that goes with all around it says nothing unless it is the author's own, such as `application/vnd.x`. */
function isOwnMediaType({ object, key = '', parent }: Part, gone: ReadonlySet<Part>): boolean {
  if (object !== 'MediaType' || !parent || parent.object === 'Components') return false;
  return !gone.has(parent) || /\/(?:vnd|prs)\.|\/x[.-](?!www)/i.test(key);
}

/** The texts among the values that a schema states. */
function statedTexts({ const: only, enum: listed }: Node): readonly unknown[] {
  return [only, ...(Array.isArray(listed) ? (listed as unknown[]) : [])].filter((value) => typeof value === 'string');
}

/** Names of headers, and of security schemes as they are sent. */
function sentNames({ object, node, key, parent }: Part): readonly unknown[] {
  // What goes as a header may stay as a parameter.
  if (object === 'Parameter') return [node.name];
  if (object === 'Header') return key !== undefined && parent?.object !== 'Components' ? [key] : [];
  // The usual header says nothing of a scheme.
  return object === 'SecurityScheme' && node.type === 'apiKey' && !/^authorization$/i.test(String(node.name))
    ? [node.name]
    : [];
}

function fieldNames({ object, node, field, key, parts }: Part): readonly unknown[] {
  if (object === 'Parameter') return [node.name];
  if (object !== 'Schema') return [];
  // A property whose schema is true or false is no part.
  const inner = new Set(parts.flatMap((part) => (part.field === 'properties' ? [part.key] : [])));
  const others = Object.keys(asNode(node.properties)).filter((name) => !inner.has(name));
  return field === 'properties' ? [key, ...others] : others;
}

/** A name without case and what stands between its words: languages write the same name differently. */
export function formOf(name: string): string {
  return (
    composed(name)
      .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
      .toLowerCase() || name
  );
}

/** A name, composed, and the names that it has where it is a way to a field, such as `a.b` or `a[b]`. */
export function namesOnWay(name: string): string[] {
  const whole = composed(name);
  return /[./[]/.test(whole) ? [whole, ...whole.split(/[./[\]]+/)] : [whole];
}

/** A name as one sequence of characters, where Unicode has several for it: `é` as one character, or as `e` and an accent. */
export function composed(name: string): string {
  return name.normalize('NFC');
}
