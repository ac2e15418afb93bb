import { beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../src/sandbox/request/types';
import { openOurs } from './ourSession';

let newSession: Awaited<ReturnType<typeof openOurs>>;
beforeAll(async () => {
  newSession = await openOurs();
});

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
