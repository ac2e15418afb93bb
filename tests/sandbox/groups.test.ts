import { beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../src/sandbox/request/types';
import { openOurs } from './ourSession';

let newSession: Awaited<ReturnType<typeof openOurs>>;
beforeAll(async () => {
  newSession = await openOurs();
});

it('every group counts the users who are in it, and those whom an operation adds', () => {
  const call = newSession();
  const counts = () =>
    (call('GET', '/orgstruct/groups') as unknown as JsonObject[]).map(({ id, usersCount }) => [id, usersCount]);
  const members = () =>
    counts().map(([id]) => {
      const { userIds = [] } = call('GET', `/orgstruct/groups/${id}?fields=userIds`);
      return [id, (userIds as number[]).length];
    });
  expect(counts()).toEqual(members());
  call('POST', '/orgstruct/users/3012/groups', { groupIds: [22] });
  expect(counts()).toEqual(members());
});

it('a group can be deleted only without users', () => {
  const call = newSession();
  const remove = () => call('DELETE', '/orgstruct/groups/22').code;
  // The request of the operation's own example is carried out once, whatever it is.
  call('DELETE', '/orgstruct/groups/15');
  call('POST', '/orgstruct/users/3012/groups', { groupIds: [22] });
  expect(remove()).toBe('in_use');
  call('DELETE', '/orgstruct/users/3012/groups?groupIds=22');
  expect(remove()).toBeUndefined();
});
