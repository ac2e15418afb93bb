import { beforeAll, expect, it } from 'vitest';
import { openOurs } from './ourSession';

let newSession: Awaited<ReturnType<typeof openOurs>>;
beforeAll(async () => {
  newSession = await openOurs();
});

const asRegionManager = {
  login: 'jonas.weber@example.com',
  active: true,
  lang: 'en_EN',
  level: 'REGION',
  regionIds: [75],
};

it.each<[what: string, path: string, body: object]>([
  ['alone', '/orgstruct/users/3011', asRegionManager],
  ['in a bulk call', '/orgstruct/users-bulk', [asRegionManager]],
])('a new level removes a user from the old stores, changed %s', (_what, path, body) => {
  const call = newSession();
  const tied = () => {
    const { level, shops, regions } = call('GET', '/orgstruct/users/3011?fields=shops,regions');
    return { level, shops, regions };
  };
  expect(tied()).toEqual({ level: 'SHOP', shops: [679], regions: [] });
  call('PUT', path, body);
  expect(tied()).toEqual({ level: 'REGION', shops: [], regions: [75] });
});
