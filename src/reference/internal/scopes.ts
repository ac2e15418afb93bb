import { asNode } from '../json';
import { extendPointer, pointerKeys } from '../pointer';
import { type Part, type Parts, within } from './parts';
import type { Reference, References } from './references';
import { resolve } from './references';
import type { Edits } from './rewrite';

/** A scope in a security requirement that stays, which only flows declare that go. */
export interface LostScope {
  scope: string;
  pointer: string;
  /** A flow that declares it. */
  flow: Part;
}

/** Finds the scopes that requirements name, though nothing public gives them. */
export function findLostScopes(references: References, gone: ReadonlySet<Part>): LostScope[] {
  const flowsOf = createFlowReader();
  return requirementsOf(references).flatMap(({ scheme, scopes, holder, pointer }) => {
    if (gone.has(holder) || gone.has(scheme)) return [];
    const declaring = (scope: string): Part[] =>
      flowsOf(scheme).filter(({ node }) => Object.hasOwn(asNode(node.scopes), scope));
    return scopes.flatMap((scope, index): LostScope[] => {
      const [flow, ...others] = declaring(scope);
      const isLost = flow && [flow, ...others].every((each) => gone.has(each));
      return isLost ? [{ scope, pointer: extendPointer(pointer, index), flow }] : [];
    });
  });
}

/**
 * Takes scopes out of requirements that only flows declare which go, and out of flows those that only requirements name which
 * go. What nothing named before stays. `also` are scopes that only internal flows of another version have.
 */
export function dropScopes(
  parts: Pick<Parts, 'all'>,
  references: References,
  gone: ReadonlySet<Part>,
  { dropped }: Edits,
  also: ReadonlySet<string> = new Set(),
): void {
  for (const { pointer } of findLostScopes(references, gone)) dropped.add(pointer);
  for (const { flow, scope } of unnamedScopes(references, gone))
    dropped.add(extendPointer(flow.pointer, 'scopes', scope));
  for (const { scheme, scopes, pointer } of also.size > 0 ? requirementsOf(references) : [])
    for (const [index, scope] of scopes.entries())
      if (also.has(scopeName(scheme, scope))) dropped.add(extendPointer(pointer, index));
  for (const { scheme, flow, scope } of also.size > 0
    ? declaredScopes(parts.all.filter(({ object }) => object === 'SecurityScheme'))
    : [])
    if (also.has(scopeName(scheme, scope))) dropped.add(extendPointer(flow.pointer, 'scopes', scope));
}

/** The scopes that only requirements name which go. */
function unnamedScopes(references: References, gone: ReadonlySet<Part>): DeclaredScope[] {
  const named = new Map<Part, { before: Set<string>; now: Set<string> }>();
  for (const { scheme, scopes, holder } of requirementsOf(references)) {
    if (gone.has(scheme)) continue;
    const known = named.get(scheme) ?? { before: new Set(), now: new Set() };
    for (const scope of scopes) known[gone.has(holder) ? 'before' : 'now'].add(scope);
    named.set(scheme, known);
  }
  return declaredScopes([...named.keys()]).filter(({ scheme, scope }) => {
    const uses = named.get(scheme);
    return uses?.before.has(scope) === true && !uses.now.has(scope);
  });
}

/** The scopes of public schemes that only flows have, or only requirements name, that go, by their names (`scopeName`). */
export function internalScopes(
  { all }: Pick<Parts, 'all'>,
  references: References,
  gone: ReadonlySet<Part>,
): Set<string> {
  const schemes = all.filter((part) => part.object === 'SecurityScheme' && !gone.has(part));
  const [names, shown] = [new Set<string>(), new Set<string>()];
  for (const { scheme, flow, scope } of declaredScopes(schemes))
    (gone.has(flow) ? names : shown).add(scopeName(scheme, scope));
  for (const name of shown) names.delete(name);
  for (const { scheme, scope } of unnamedScopes(references, gone)) names.add(scopeName(scheme, scope));
  return names;
}

/** How other versions of a description name a scope of a security scheme. */
function scopeName({ key }: Part, scope: string): string {
  return `${key} ${scope}`;
}

interface DeclaredScope {
  scheme: Part;
  flow: Part;
  scope: string;
}

function declaredScopes(schemes: readonly Part[]): DeclaredScope[] {
  const flowsOf = createFlowReader();
  return schemes.flatMap((scheme) =>
    flowsOf(scheme).flatMap((flow) => Object.keys(asNode(flow.node.scopes)).map((scope) => ({ scheme, flow, scope }))),
  );
}

/** What security requirements name: a scheme, with its scopes. */
function requirementsOf(references: References): (Reference & { scheme: Part; scopes: string[] })[] {
  return references.uses.flatMap((use) => {
    const scopes = use.holder.node[pointerKeys(use.pointer).at(-1) ?? ''];
    if (use.holder.object !== 'SecurityRequirement' || !Array.isArray(scopes)) return [];
    return [{ ...use, scheme: resolve(use.target, references), scopes: scopes.map(String) }];
  });
}

function createFlowReader(): (scheme: Part) => readonly Part[] {
  const known = new Map<Part, readonly Part[]>();
  return (scheme) => {
    const flows = known.get(scheme) ?? within(scheme).filter(({ object }) => object === 'OAuthFlow');
    known.set(scheme, flows);
    return flows;
  };
}
