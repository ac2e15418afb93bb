import { fetchJson } from '../../../../../components/loadFiles';
import { splitOrigin } from '../../../../../reference/address';
import { parseJson } from '../../../../../reference/jsonText';
import type { SampleRequest } from '../../../../../reference/sampleRequest';
import { advanceJobs } from '../../../../../sandbox/advanceJobs';
import { type CheckedRequest, checkRequest } from '../../../../../sandbox/check';
import { maxBodyBytes } from '../../../../../sandbox/request/body';
import { prepareDescription, type SandboxDescription } from '../../../../../sandbox/world/description';
import { keepSession, sessionOf } from './checkSession';

const prepared = new Map<string, Promise<SandboxDescription>>();

/**
 * Checks a request by the contract whose file has this address, and keeps in memory what it changes. `files` are those
 * that the reader has chosen. Rejects when the contract cannot be loaded.
 */
export async function checkInPage(
  request: SampleRequest,
  contract: string,
  files: ReadonlyMap<string, Blob>,
): Promise<CheckedRequest> {
  const [description, contents] = await Promise.all([descriptionAt(contract), readFiles(files)]);
  const session = sessionOf(contract);
  // No clock runs here: a job is one step further with each request that follows.
  const state =
    session.changes.length === 0
      ? session.state
      : advanceJobs(description, session.state, { now: description.worldDate ?? Date.now(), random: Math.random })
          .state;
  const checked = checkRequest(request, { description, state, files: contents, random: Math.random });
  const { method, url } = request;
  const path = splitOrigin(url).rest;
  const isChange = checked.state !== state;
  keepSession(contract, checked.state, isChange ? [{ method, path, status: checked.response.status }] : []);
  return checked;
}

function descriptionAt(address: string): Promise<SandboxDescription> {
  const known = prepared.get(address) ?? fetchJson<object>(address, 'the contract', parseJson).then(prepareDescription);
  prepared.set(address, known);
  // What failed is loaded again the next time.
  known.catch(() => prepared.delete(address));
  return known;
}

/** Of a file that is too long no more is read than shows that it is. */
async function readFiles(files: ReadonlyMap<string, Blob>): Promise<Map<string, Uint8Array>> {
  const read = [...files].map(async ([name, file]): Promise<[string, Uint8Array]> => {
    return [name, new Uint8Array(await file.slice(0, maxBodyBytes + 1).arrayBuffer())];
  });
  return new Map(await Promise.all(read));
}
