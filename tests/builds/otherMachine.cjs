'use strict';
// Loaded into every process and thread of a build: it makes the machine another one, on another day, that lists folders
// the other way round and has one processor.
const fs = require('node:fs');
const os = require('node:os');

const shift = 400 * 24 * 60 * 60 * 1000 + 12_345_678;
const RealDate = Date;
const now = () => RealDate.now() + shift;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, created) => Reflect.construct(target, args.length === 0 ? [now()] : args, created),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

const backwards = (entries) => (Array.isArray(entries) ? [...entries].reverse() : entries);
const { readdir, readdirSync } = fs;
const readdirPromise = fs.promises.readdir;
fs.readdirSync = (...args) => backwards(readdirSync(...args));
fs.promises.readdir = async (...args) => backwards(await readdirPromise(...args));
fs.readdir = (...args) => {
  const done = args.pop();
  readdir(...args, (error, entries) => done(error, backwards(entries)));
};

const cpus = os.cpus();
os.cpus = () => cpus.slice(0, 1);
os.availableParallelism = () => 1;
