import { safelyDecode } from '../reference/address';
import { sentType } from '../reference/exampleRequest/sentType';
import type { Operation } from '../reference/model';
import { inBodyAt, inPath, notFound, type Refusal, refusal, refuse } from './answer/errors';
import { withRequestId } from './answer/requestId';
import { recordDeliveries } from './events/deliveries';
import { wrongPeriods } from './extensions/periods';
import { repeatedValues } from './extensions/repeatedValues';
import { refusalOf, rememberCarriedOut } from './operations/conflicts';
import { findFile, ownerOf, storeFiles } from './operations/files';
import { unmatchedFiles } from './operations/filesInRows';
import { idempotencyKey, remember, repeated } from './operations/idempotency';
import { keepBelow } from './operations/keptBelow';
import { operate, respondWithoutItems } from './operations/operate';
import { createdByPath } from './operations/putNew';
import { isEncoded, maxBodyBytes, readBody } from './request/body';
import { allowedMethods, type Match, matchRequest } from './request/match';
import { readParameters } from './request/parameters';
import { challengeOf, checkSecurity, type NoAccess } from './request/security';
import { withSharedSteps } from './request/sharedSteps';
import type {
  SandboxEnvironment,
  SandboxOutcome,
  SandboxRequest,
  SandboxResponse,
  SandboxState,
} from './request/types';
import type { ProblemPlace } from './request/values';
import { respondWithMembers } from './store/memberships';
import { unknownReference } from './world/bodyReferences';
import { appliedPreference, type Call, readPreference, successFor } from './world/call';
import type { SandboxDescription } from './world/description';
import { type Documented, documentedFor, isAcceptable, sentExample, toResponse } from './world/documented';
import type { SandboxContents } from './world/items';
import { missingAbove } from './world/items';

/**
 * Responds to a request as the description says: it is checked by path, method, security, parameters and body, and refused
 * with the documented error body; else it is carried out on the state, or the documented example is returned. Nothing
 * but the arguments counts, and none of them is changed.
 */
export function handleRequest(
  description: SandboxDescription,
  request: SandboxRequest,
  state: SandboxState,
  environment: SandboxEnvironment,
): SandboxOutcome {
  const outcome = handleAny(description, request, state, environment);
  const recorded = recordDeliveries(outcome.events, outcome.state, { description, environment });
  return { ...outcome, ...recorded, response: withRequestId(outcome.response, environment) };
}

function handleAny(
  description: SandboxDescription,
  request: SandboxRequest,
  state: SandboxState,
  environment: SandboxEnvironment,
): SandboxOutcome {
  const { method } = request;
  const [path = '', query = ''] = request.url.split(/[?#]/);
  const found = matchRequest(description, method, path, query);
  const only = (response: SandboxResponse): SandboxOutcome => ({ response, state, events: [] });
  if (!isWellEncoded(request.url)) {
    const message = 'The address has a percent sign that encodes no character; write "%25" for the sign itself';
    const asked = found.kind === 'match' ? found.match.operation : undefined;
    return only(refuse(asked, { statuses: [400], message }, description, environment));
  }
  if (found.kind === 'match') {
    const outcome = handleMatch(found.match, request, { description, state, environment });
    return method === 'HEAD' ? { ...outcome, response: { ...outcome.response, body: undefined } } : outcome;
  }
  const like = found.kind === 'otherMethods' ? [...(found.routes[0]?.operations.values() ?? [])][0] : undefined;
  if (found.kind === 'otherMethods') {
    const headers = { Allow: allowedMethods(found.routes) };
    if (method === 'OPTIONS') return only({ status: 204, headers: [['Allow', headers.Allow]] });
    const message = `The path has no method ${method}; it has ${headers.Allow}`;
    return only(refuse(like, { statuses: [405], message, headers }, description, environment));
  }
  return only(fileResponse(path, request, { description, state, environment }));
}

/** Whether all that is percent-encoded in an address is text. */
function isWellEncoded(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/** What a response depends on apart from its request. */
type Surroundings = SandboxContents & Pick<Call, 'environment'>;

/** A file needs the same authorisation as most operations; a path that is neither operation nor file is not found. */
function fileResponse(
  path: string,
  request: SandboxRequest,
  { description, state, environment }: Surroundings,
): SandboxResponse {
  const file = request.method === 'GET' ? findFile(path, state, description) : undefined;
  const [first] = description.operations;
  const access = file && first && checkSecurity(first.security, request, environment.token);
  if (file && access === undefined) return file;
  if (access !== undefined) return refuse(first, unauthorised(first, access), description, environment);
  const base = description.bases.find((each) => matchRequest(description, request.method, each + path).kind !== 'none');
  const message = `There is no path ${path}${base === undefined ? '' : `. Paths begin with ${base}`}`;
  return refuse(undefined, { statuses: [404], message }, description, environment);
}

function unauthorised(operation: Operation | undefined, { scheme, message }: NoAccess): Refusal {
  const headers = { 'WWW-Authenticate': challengeOf(operation?.security ?? []) };
  return { statuses: [401], message, headers, about: { in: 'security', field: scheme, pointer: '' } };
}

function handleMatch(
  { operation, values: path, route }: Match,
  request: SandboxRequest,
  given: Surroundings,
): SandboxOutcome {
  const { description, state, environment } = given;
  const only = (response: SandboxResponse): SandboxOutcome => ({ response, state, events: [] });
  const { accept } = request.headers;
  const no = (why: Refusal): SandboxOutcome => refusal({ operation, accept, ...given }, why);
  const access = checkSecurity(operation.security, request, environment.token);
  if (access !== undefined) return no(unauthorised(operation, access));
  const preference = readPreference(request.headers.prefer);
  const forced = preference.code === undefined ? undefined : forcedError(operation, preference.code, accept);
  if (forced) {
    const example = sentExample(forced, description, preference.example);
    return only(toResponse(forced, example, description, appliedPreference(preference, forced)));
  }
  const reading = { ...description, cache: withSharedSteps(description.cache) };
  const { values: parameters, problems } = readParameters(operation, request, path, reading);
  if (problems.length > 0) {
    // A path parameter with an invalid value is 404, where no other status is documented for it.
    const isOfPath = problems.every((problem) => problem.in === 'path');
    const statuses = [400, 422, ...(isOfPath ? [404] : [])] as [number, ...number[]];
    return no({ statuses, message: 'A parameter is not valid', problems });
  }
  const read = readBody(operation, request, reading);
  if (read.kind !== 'body') return no(bodyRefusal(read, operation, request));
  const call: Call = {
    ...{ operation, path, parameters, preference, ...given },
    url: `${request.headers.host === undefined ? '' : `http://${request.headers.host}`}${request.url}`,
    ...{ body: read.value, bodyType: request.headers['content-type'] },
    ...{ files: read.files, accept },
  };
  const periods = wrongPeriods(call);
  if (periods.length > 0) {
    const statuses: [number, number] = periods.some((each) => each.in === 'body') ? [422, 400] : [400, 422];
    return no({ statuses, message: 'A period is not valid', problems: periods });
  }
  const ofBody = [...unmatchedFiles(call), ...repeatedValues(call)];
  if (ofBody.length > 0) return no({ statuses: [422, 400], message: 'The body is not valid', problems: ofBody });
  const success = successFor(call);
  if (!isAcceptable(success)) {
    const types = success.response.content.map(sentType).join(', ');
    return no({ statuses: [406], about: whole('accept'), message: `The response is available only as ${types}` });
  }
  const key = idempotencyKey(call, request);
  const before = key === undefined ? undefined : repeated(call, key);
  if (before) return before;
  const outcome = carryOut(call, route.path);
  return key === undefined ? outcome : remember(outcome, call, key);
}

/** The documented error that a request prefers, in a type that it accepts if there is one. */
function forcedError(operation: Operation, code: number, accept: string | undefined): Documented | undefined {
  if (code < 400) return undefined;
  const wanted = documentedFor(operation, code, accept);
  return wanted && !isAcceptable(wanted) ? documentedFor(operation, code) : wanted;
}

function carryOut(call: Call, template: string): SandboxOutcome {
  const role = call.description.roles.get(call.operation);
  const missing = missingAbove(template, call, role && createdByPath(role, call));
  if (missing) {
    const id = safelyDecode(call.path[missing.parameter] ?? '');
    return notFound(call, { id, collection: missing }, inPath(missing.parameter));
  }
  const unknown = documentedFor(call.operation, 404) && unknownReference(call);
  if (unknown) return notFound(call, unknown, inBodyAt(unknown.pointer));
  if (role) return rememberCarriedOut(operate(role, call), call);
  const owner = call.operation.method === 'get' ? undefined : ownerOf(call);
  const refused = owner && refusalOf('action', owner.item, owner.collection, call);
  if (refused) return refused;
  const kept =
    respondWithMembers(call) ??
    keepBelow(call) ??
    (call.files.length > 0 ? storeFiles(call, owner) : respondWithoutItems(call));
  return rememberCarriedOut(kept, call);
}

/** What a request has one of, as what a refusal is about. */
function whole(place: 'body' | 'mediaType' | 'accept'): ProblemPlace {
  return { in: place, field: '', pointer: '' };
}

/**
 * Why a body is refused. What cannot be parsed is 400, what violates the schema 422, where the operation distinguishes
 * these.
 */
function bodyRefusal(
  read: Exclude<ReturnType<typeof readBody>, { kind: 'body' }>,
  { requestBody }: Operation,
  { headers }: SandboxRequest,
): Refusal {
  switch (read.kind) {
    case 'tooLarge':
      return {
        statuses: [413],
        about: whole('body'),
        message: `The body is longer than ${maxBodyBytes / 1024 / 1024} MB`,
      };
    case 'otherType': {
      const types = requestBody?.content.map(({ mediaType }) => mediaType).join(' or ');
      const { 'content-type': sent = '', 'content-encoding': coding } = headers;
      if (isEncoded(headers)) {
        const message = `The body cannot be decoded: the header Content-Encoding says ${coding}`;
        return { statuses: [415], about: whole('mediaType'), message };
      }
      const given = sent === '' ? 'is missing' : `says ${sent}`;
      return {
        statuses: [415],
        about: whole('mediaType'),
        message: `The body has to be ${types}; the header Content-Type ${given}`,
      };
    }
    case 'missing':
      return { statuses: [400, 422], about: whole('body'), message: 'The body is missing' };
    case 'unreadable':
      return { statuses: [400, 422], about: whole('body'), message: read.message };
    default:
      return { statuses: [422, 400], message: 'The body is not valid', problems: read.problems };
  }
}
