import type { SampleRequest } from '../reference/sampleRequest';
import { inBody } from './answer/errors';
import { maxBodyBytes } from './request/body';
import type { SandboxResponse, SandboxState } from './request/types';
import type { FieldProblem } from './request/values';
import { handleRequest } from './sandbox';
import { serverFields } from './serverFields';
import type { SandboxDescription } from './world/description';
import { writeRequest } from './writeRequest';

/** Maximum size of a state, in bytes of its JSON and of its files. */
const maxStateBytes = 5_000_000;

/** The response that the API would give to a request. */
export interface CheckedRequest {
  response: SandboxResponse;
  /** The parts of the request at fault, where it is refused. */
  problems: readonly FieldProblem[];
  /** The state that follows; the one before where it would be larger than `maxStateBytes`. */
  state: SandboxState;
  /** The fields of the response whose values only a server knows: here they are examples. */
  serverFields: readonly string[];
  /** The bytes of a state that was too large to be kept. */
  tooLarge?: number;
}

/** What a request is checked with. */
export interface CheckContext {
  description: SandboxDescription;
  state: SandboxState;
  /** Contents of files by their names; a file that is not here holds its name. */
  files: ReadonlyMap<string, Uint8Array>;
  random: () => number;
}

/** Responds to a request from the description and the state. Any secret is accepted. */
export function checkRequest(request: SampleRequest, context: CheckContext): CheckedRequest {
  const { description, state, files, random } = context;
  const contentOf = (name: string): Uint8Array => files.get(name) ?? new TextEncoder().encode(name);
  const environment = { now: description.worldDate ?? Date.now(), random };
  const {
    response,
    problems = [],
    ...outcome
  } = handleRequest(description, writeRequest(request, { contentOf, random }), state, environment);
  const bytes = outcome.state === state ? 0 : stateBytes(outcome.state);
  return {
    response,
    serverFields: serverFields(request, response, description),
    problems: response.status === 413 ? filesTooLong(request, contentOf, problems) : problems,
    ...(bytes > maxStateBytes ? { state, tooLarge: bytes } : { state: outcome.state }),
  };
}

/** The fields whose files make a body too long; what was found before where none does alone. */
function filesTooLong(
  { body }: SampleRequest,
  contentOf: (name: string) => Uint8Array,
  otherwise: readonly FieldProblem[],
): readonly FieldProblem[] {
  const message = `contains a file of more than ${maxBodyBytes / 1024 / 1024} MB. Choose a smaller one.`;
  const parts = body?.kind === 'multipart' ? body.parts : [];
  const found = parts.flatMap((part): FieldProblem[] =>
    part.kind === 'file' && contentOf(part.filename).length > maxBodyBytes ? [{ ...inBody(part.name), message }] : [],
  );
  return found.length > 0 ? found : otherwise;
}

function stateBytes({ files, ...rest }: SandboxState): number {
  const own = Object.values(files).reduce((sum, { content }) => sum + content.length, 0);
  return new TextEncoder().encode(JSON.stringify(rest)).length + own;
}
