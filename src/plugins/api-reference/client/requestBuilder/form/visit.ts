import type { RequestForm } from '../../../../../reference/outputs/requestBuilder/requestForm';
import type { PageChoice } from '../pageChoices';
import { type BuilderState, initialState, withPageChoice } from './builderState';
import type { Credentials } from './credentials';

/** A request as the reader left it, and what the page showed then. */
interface KeptRequest {
  state: BuilderState;
  page: PageChoice;
}

/** What a reader has typed for the requests of one version of the API. */
interface Visit {
  credentials: Credentials;
  requests: ReadonlyMap<string, KeptRequest>;
}

/** Kept in memory: from page to page, until the site is reloaded. */
const visits = new Map<string, Visit>();
const emptyVisit: Visit = { credentials: {}, requests: new Map() };

/**
 * The state that a form is opened with: what its reader left at this address, with what was chosen on the page since
 * then. What was typed for a security scheme is there for every request.
 */
export function openedState(address: string, form: RequestForm, page: PageChoice): BuilderState {
  const { credentials, requests } = visitOf(address);
  const kept = requests.get(address);
  // Another form has other places: the dev server has read the description again.
  if (!kept || JSON.stringify(kept.state.form) !== JSON.stringify(form)) return initialState(form, page, credentials);
  return withPageChoice({ ...kept.state, credentials, problems: [] }, page, kept.page);
}

/** Keeps what a reader has typed for the request at this address. */
export function keepState(address: string, state: BuilderState, page: PageChoice): void {
  const requests = new Map([...visitOf(address).requests, [address, { state, page }]]);
  visits.set(folderOf(address), { credentials: state.credentials, requests });
}

/** Files of one version are in one folder. */
function visitOf(address: string): Visit {
  return visits.get(folderOf(address)) ?? emptyVisit;
}

function folderOf(address: string): string {
  return address.slice(0, address.lastIndexOf('/') + 1);
}
