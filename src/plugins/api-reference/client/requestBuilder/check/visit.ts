import { emptyState, type SandboxState } from '../../../../../sandbox/types';

/** A request that changed what the page remembers. */
interface VisitChange {
  method: string;
  /** Path and query, as they were checked. */
  path: string;
  status: number;
}

/** The data that checks of one version of the API have created so far. */
export interface Visit {
  state: SandboxState;
  changes: readonly VisitChange[];
}

/** Kept in memory: from page to page, until the site is reloaded. */
const visits = new Map<string, Visit>();
const emptyVisit: Visit = { state: emptyState, changes: [] };

/** The visit that a contract's file belongs to. Files of one version are in one folder, and have one state. */
export function visitOf(contract: string): Visit {
  return visits.get(folderOf(contract)) ?? emptyVisit;
}

/** Keeps the state that follows a request, and what the request changed, if anything. */
export function keepVisit(contract: string, state: SandboxState, changes: readonly VisitChange[]): void {
  const before = visitOf(contract).changes;
  visits.set(folderOf(contract), { state, changes: [...before, ...changes] });
}

/** Discards all data of checks. */
export function startAgain(contract: string): void {
  visits.delete(folderOf(contract));
}

function folderOf(contract: string): string {
  return contract.slice(0, contract.lastIndexOf('/') + 1);
}
