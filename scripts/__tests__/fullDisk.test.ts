import os from 'node:os';
import { expect, it } from 'vitest';
import { refuseFullDisk } from '../fullDisk';

const here = [os.tmpdir(), __dirname];

it('says which disk is full, how much is left, and what to do', () => {
  const free = (folder: string): number => (folder === __dirname ? 12_400 : 1e9);
  expect(() => refuseFullDisk(here, free)).toThrow(
    `The disk of ${__dirname} is full: 12 KB are left. What is reported above may come of that. Free some space,`,
  );
});

it('says nothing where there is space, and of folders that are not there', () => {
  refuseFullDisk(here);
  refuseFullDisk([`${__dirname}/none`], () => 0);
});
