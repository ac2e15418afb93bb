import { emptyState, type SandboxState } from '../../../../../sandbox/request/types';

/** A request that changed what the page remembers. */
interface SessionChange {
  method: string;
  /** Path and query, as they were checked. */
  path: string;
  status: number;
}

/** The data that checks of one version of the API have created so far. */
export interface CheckSession {
  state: SandboxState;
  changes: readonly SessionChange[];
}

/** Kept in memory: from page to page, until the site is reloaded. */
const sessions = new Map<string, CheckSession>();
const emptySession: CheckSession = { state: emptyState, changes: [] };

/** The session that a contract's file belongs to. Files of one version are in one folder, and have one state. */
export function sessionOf(contract: string): CheckSession {
  return sessions.get(folderOf(contract)) ?? emptySession;
}

/** Keeps the state that follows a request, and what the request changed, if anything. */
export function keepSession(contract: string, state: SandboxState, changes: readonly SessionChange[]): void {
  const before = sessionOf(contract).changes;
  sessions.set(folderOf(contract), { state, changes: [...before, ...changes] });
}

/** Discards all data of checks. */
export function startAgain(contract: string): void {
  sessions.delete(folderOf(contract));
}

function folderOf(contract: string): string {
  return contract.slice(0, contract.lastIndexOf('/') + 1);
}
