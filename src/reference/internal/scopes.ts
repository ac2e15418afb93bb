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
  const named = new Map<Part, { before: Set<string>; now: Set<string> }>();
  for (const { scheme, scopes, holder } of requirementsOf(references)) {
    if (gone.has(scheme)) continue;
    const known = named.get(scheme) ?? { before: new Set(), now: new Set() };
    for (const scope of scopes) known[gone.has(holder) ? 'before' : 'now'].add(scope);
    named.set(scheme, known);
  }
  const flowsOf = createFlowReader();
  for (const { scheme, scopes, pointer } of also.size > 0 ? requirementsOf(references) : [])
    for (const [index, scope] of scopes.entries())
      if (also.has(scopeName(scheme, scope))) dropped.add(extendPointer(pointer, index));
  for (const { scheme, flow, scope } of also.size > 0
    ? declaredScopes(parts.all.filter(({ object }) => object === 'SecurityScheme'))
    : [])
    if (also.has(scopeName(scheme, scope))) dropped.add(extendPointer(flow.pointer, 'scopes', scope));
  for (const [scheme, { before, now }] of named)
    for (const { node, pointer } of flowsOf(scheme))
      for (const scope of Object.keys(asNode(node.scopes)))
        if (before.has(scope) && !now.has(scope)) dropped.add(extendPointer(pointer, 'scopes', scope));
}

/** The scopes that only flows of public schemes have that go, by their names (`scopeName`). */
export function internalScopes({ all }: Pick<Parts, 'all'>, gone: ReadonlySet<Part>): Set<string> {
  const schemes = all.filter((part) => part.object === 'SecurityScheme' && !gone.has(part));
  const [names, shown] = [new Set<string>(), new Set<string>()];
  for (const { scheme, flow, scope } of declaredScopes(schemes))
    (gone.has(flow) ? names : shown).add(scopeName(scheme, scope));
  for (const name of shown) names.delete(name);
  return names;
}

/** How other versions of a description name a scope of a security scheme. */
function scopeName({ key }: Part, scope: string): string {
  return `${key} ${scope}`;
}

function declaredScopes(schemes: readonly Part[]): { scheme: Part; flow: Part; scope: string }[] {
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
