import { beforeAll, expect, it } from 'vitest';
import { loadDescription } from '../../src/reference/load/description';
import { prepareDescription, type SandboxDescription } from '../../src/sandbox/description';
import { handleRequest } from '../../src/sandbox/sandbox';
import { emptyState, type JsonObject, type SandboxState } from '../../src/sandbox/types';

let description: SandboxDescription;
beforeAll(async () => {
  const loaded = await loadDescription('openapi/openapi.yaml', '/');
  if (!loaded.description) throw new Error('The description cannot be read.');
  description = await prepareDescription(loaded.description.document as never);
});

/** Calls a new sandbox of our description, one call after the other, and returns the body of each response. */
function newSession(): (method: string, path: string, body?: object) => JsonObject {
  let state: SandboxState = emptyState;
  return (method, path, body) => {
    const request = {
      method,
      url: `${description.base}${path}`,
      headers: { authorization: 'Bearer token', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: new TextEncoder().encode(JSON.stringify(body)) }),
    };
    const handled = handleRequest(description, request, state, { now: description.worldDate ?? 0, random: () => 0.4 });
    state = handled.state;
    return JSON.parse(String(handled.response.body)) as JsonObject;
  };
}

const newTask = {
  name: 'Photograph the spring window',
  taskType: 'COMMON',
  description: '',
  deadlineDate: 1_899_043_200_000,
  executors: { id: 3011 },
};

it.each([
  ['needs approval and is closed as a whole', true, 'task', 'CLOSED', 'APPROVED'],
  ['needs approval and whose response is closed', true, 'response', 'IN_PROGRESS', 'APPROVABLE'],
  ['needs none and is closed as a whole', false, 'task', 'CLOSED', 'NOT_APPROVABLE'],
  ['needs none and whose response is closed', false, 'response', 'CLOSED', 'NOT_APPROVABLE'],
])('a task that %s', (_what, needApproval, closed, status, approvalStatus) => {
  const call = newSession();
  const { id, responseList } = call('POST', '/tasks', { ...newTask, needApproval });
  const [response] = responseList as JsonObject[];
  const close = () =>
    call('POST', closed === 'task' ? `/tasks/${id}/close` : `/tasks/${id}/responses/${response?.id}/close`);
  close();
  expect(call('GET', `/tasks/${id}`)).toMatchObject({ status, approvalStatus });
  call('POST', `/tasks/${id}/return`, { comment: 'Show the whole window' });
  expect(call('GET', `/tasks/${id}`)).toMatchObject({ status: 'IN_PROGRESS', approvalStatus: 'NOT_APPROVED' });
  close();
  expect(call('GET', `/tasks/${id}`)).toMatchObject({ status, approvalStatus });
});
