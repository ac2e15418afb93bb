import { entriesOf, type Located } from '../../reference/buildContext';
import { groupBy } from '../../reference/groupBy';
import { asNode, isNode, isSame, type Json, type Node, valueKey } from '../../reference/json';
import { codeSpan } from '../../reference/outputs/markdown/text';
import { extendPointer, toPointer } from '../../reference/pointer';
import { addressAtServer } from '../../reference/sampleRequest';
import { schemesNamedIn } from '../../reference/slice/references';
import { type ComparedPlace, type Comparison, reportApi } from '../comparison';
import { valueWords } from '../valueWords';
import {
  type ComparedObjects,
  compareDocumentation,
  type FollowedObject,
  fieldOf,
  followedEntries,
  inside,
  placeOf,
  remainingAncestor,
} from './comparedObjects';
import { addressesOf, sharedServers } from './servers';

/** What the schemes of a document are called in a comparison: clients see what they say and not their names. */
export interface SchemeNames {
  old: (name: string) => string;
  now: (name: string) => string;
}

/**
 * Makes the look-up of names: of schemes that say the same, the first one of the base gives its name to all. A name under
 * which the revision has another scheme, while the base's is there under a further name, is that of a new scheme.
 */
export function schemeNames({ base, revision }: Pick<Comparison, 'base' | 'revision'>): SchemeNames {
  const ofBase = namesByBase.get(base) ?? new WeakMap<Node, SchemeNames>();
  namesByBase.set(base, ofBase);
  const names = ofBase.get(revision) ?? findNames({ base, revision });
  ofBase.set(revision, names);
  return names;
}

/** The names of the schemes of two documents: all operations ask for them. */
const namesByBase = new WeakMap<Node, WeakMap<Node, SchemeNames>>();

function findNames({ base, revision }: Pick<Comparison, 'base' | 'revision'>): SchemeNames {
  const [old, now] = schemesOfBoth({ base, revision }).map(readSchemes) as [KnownSchemes, KnownSchemes];
  const namesake = (seen: string | undefined, others: KnownSchemes): string | undefined =>
    seen === undefined ? undefined : others.firstName.get(seen);
  const ofBase = (name: string): string => namesake(old.seen.get(name), old) ?? name;
  const ofRevision = (name: string): string => {
    const same = namesake(now.seen.get(name), old);
    const before = old.seen.get(name);
    // What neither has under another name is the same scheme, changed.
    const isChanged = namesake(before, now) === undefined;
    if (before !== undefined && isChanged) return ofBase(name);
    return same ?? (before === undefined ? name : `${name} (new)`);
  };
  return { old: ofBase, now: ofRevision };
}

/** What clients see of each scheme, by its name, and the first name of each. */
interface KnownSchemes {
  seen: Map<string, string>;
  firstName: Map<string, string>;
}

function readSchemes(schemes: ReadonlyMap<string, Located>): KnownSchemes {
  const seen = new Map([...schemes].map(([name, scheme]) => [name, valueKey(seenOf(scheme) as Json)]));
  return { seen, firstName: new Map([...seen].reverse().map(([name, key]) => [key, name])) };
}

/** What clients see of a scheme: no texts, and names in lower case where their case does not count. */
function seenOf({ node }: Located): Node {
  const { description: _description, bearerFormat: _format, flows, ...others } = node;
  const named = Object.fromEntries(caseFields.map((field) => [field, nameOfField(node, field)]));
  return { ...others, ...named, ...(isNode(flows) ? { flows: withoutScopeTexts(flows) } : {}) };
}

function withoutScopeTexts(flows: Node): Node {
  const scopesOf = (flow: unknown): string[] => Object.keys(asNode(asNode(flow).scopes)).sort();
  return Object.fromEntries(
    Object.entries(flows).map(([name, flow]) => [name, { ...asNode(flow), scopes: scopesOf(flow) }]),
  );
}

const caseFields = ['type', 'in', 'name', 'scheme'];

/** The value of a field that names something. Keys in a query or a cookie are told apart by their case, headers are not. */
function nameOfField(scheme: Node, field: string): string {
  const value = String(scheme[field] ?? '');
  const isExact = field === 'name' && String(scheme.in).toLowerCase() !== 'header';
  return isExact ? value : value.toLowerCase();
}

/** Compares the Security Scheme Objects (4.27) that are on both sides; which are needed, the operations say. */
export function compareSecuritySchemes(at: ComparedPlace, { base, revision, skips }: Comparison): void {
  const [old, now] = schemesOfBoth({ base, revision });
  const nameOf = schemeNames({ base, revision });
  const sameNow = groupBy(now, ([name]) => [nameOf.now(name)]);
  const needed = new Set([...schemesNamedIn(base), ...schemesNamedIn(revision)]);
  for (const [name, before] of old) {
    const same = (sameNow.get(nameOf.old(name)) ?? []).map(([, other]) => other);
    if (skips([before], same)) continue;
    const after = nameOf.now(name) === nameOf.old(name) ? now.get(name) : undefined;
    // Where no request states what it needs, it may be any.
    if (after && needed.size > 0 && !needed.has(name)) {
      if (isSame(before.node, after.node)) continue;
      reportApi(at, 'unused-component-changed', { base: before.pointer, revision: after.pointer, name });
    } else if (after) compareScheme({ base: before, revision: after }, name, at);
    else if (same.length === 0) {
      const place = remainingAncestor(revision, ['components', 'securitySchemes']);
      reportApi(at, 'security-scheme-removed', { base: before.pointer, revision: place, name });
    }
  }
  for (const [name, after] of now) {
    if (!old.has(nameOf.now(name))) reportApi(at, 'security-scheme-added', { revision: after.pointer, name });
  }
}

type Schemes = Map<string, FollowedObject>;

/** The schemes of both sides with their addresses in full: a relative one is relative to the server (4.6), if possible to the same. */
function schemesOfBoth({ base, revision }: Pick<Comparison, 'base' | 'revision'>): [Schemes, Schemes] {
  const [old, now] = [addressesOf(sharedServers(base), ''), addressesOf(sharedServers(revision), '')];
  const common = old.find((address) => now.includes(address));
  return [schemesOf(base, common ?? old[0]), schemesOf(revision, common ?? now[0])];
}

function schemesOf(document: Node, server = '/'): Schemes {
  const components = isNode(document.components) ? document.components : {};
  const pointer = toPointer(['components', 'securitySchemes']);
  const schemes = followedEntries({ value: components.securitySchemes, pointer }, document);
  return new Map([...schemes].map(([name, scheme]) => [name, { ...scheme, node: withAddresses(scheme.node, server) }]));
}

const addressFields = ['openIdConnectUrl', 'oauth2MetadataUrl'];
const flowAddressFields = ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl', 'refreshUrl'];

function withAddresses(node: Node, server: string): Node {
  const flows = entriesOf(node.flows).map(([name, flow]) => [name, inFull(flow, flowAddressFields, server)]);
  return {
    ...inFull(node, addressFields, server),
    ...(isNode(node.flows) ? { flows: Object.fromEntries(flows) } : {}),
  };
}

function inFull<Value>(node: Value, fields: readonly string[], server: string): Value {
  if (!isNode(node)) return node;
  const addresses = fields.flatMap((field) => {
    const url = node[field];
    const address = typeof url === 'string' && url !== '' ? addressAtServer(url, server) : undefined;
    return address !== undefined && URL.canParse(address) ? [[field, new URL(address).href]] : [];
  });
  return { ...node, ...Object.fromEntries(addresses) };
}

function compareScheme(both: ComparedObjects, name: string, at: ComparedPlace): void {
  const { base, revision } = both;
  const within = inside(at, both);
  compareDocumentation(both, within, ['description', 'bearerFormat', 'deprecated']);
  const isOtherType = nameOfField(base.node, 'type') !== nameOfField(revision.node, 'type');
  // A scheme of another type has other fields.
  for (const field of isOtherType ? ['type'] : caseFields) {
    // A key that moved keeps its name, in whatever case the new place tells names apart.
    const [old, now] = [base, revision].map(({ node }) =>
      nameOfField(field === 'name' ? { ...node, in: revision.node.in } : node, field),
    );
    const detail = `${codeSpan(name)}: ${codeSpan(field)} ${valueWords(old ?? '')} → ${valueWords(now ?? '')}`;
    if (old !== now) reportApi(within, 'security-scheme-changed', { revision: placeOf(revision, field), detail });
  }
  for (const field of addressFields) {
    if (base.node[field] !== revision.node[field]) {
      reportApi(within, 'security-address-changed', { revision: placeOf(revision, field), detail: codeSpan(field) });
    }
  }
  compareFlows(both, name, within);
}

function compareFlows({ base, revision }: ComparedObjects, scheme: string, at: ComparedPlace): void {
  const [old, now] = [base, revision].map((object) => fieldOf(object, 'flows'));
  const flowsNow = isNode(now?.value) ? now.value : {};
  for (const name of Object.keys(flowsNow).filter((each) => asNode(old?.value)[each] === undefined)) {
    const pointer = extendPointer(now?.pointer ?? '#', name);
    reportApi(at, 'security-flow-added', {
      revision: pointer,
      name,
      detail: `${codeSpan(name)} of ${codeSpan(scheme)}`,
    });
  }
  for (const [name, before] of entriesOf(old?.value)) {
    const pointers = {
      base: extendPointer(old?.pointer ?? '#', name),
      revision: extendPointer(now?.pointer ?? '#', name),
    };
    const after = flowsNow[name];
    if (!isNode(before)) continue;
    if (!isNode(after)) {
      reportApi(at, 'security-scheme-changed', {
        base: pointers.base,
        detail: `${codeSpan(scheme)}: ${codeSpan(name)} is gone`,
      });
      continue;
    }
    for (const field of flowAddressFields) {
      if (before[field] !== after[field])
        reportApi(at, 'security-address-changed', { ...pointers, detail: codeSpan(field) });
    }
    const [scopes = [], scopesNow = []] = [before.scopes, after.scopes].map((map) =>
      Object.keys(isNode(map) ? map : {}),
    );
    for (const scope of missingIn(scopesNow, scopes)) {
      reportApi(at, 'scheme-scope-removed', {
        ...pointers,
        name: scope,
        detail: `${codeSpan(scope)} of ${codeSpan(scheme)}`,
      });
    }
    for (const scope of missingIn(scopes, scopesNow)) {
      reportApi(at, 'scheme-scope-added', {
        ...pointers,
        name: scope,
        detail: `${codeSpan(scope)} of ${codeSpan(scheme)}`,
      });
    }
  }
}

/** The names that others lack. */
export function missingIn(others: readonly string[], names: readonly string[]): string[] {
  const known = new Set(others);
  return names.filter((name) => !known.has(name));
}
