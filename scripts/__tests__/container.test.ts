import { readFileSync } from 'node:fs';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';

const read = (name: string): string => readFileSync(path.resolve(__dirname, '../..', name), 'utf8');
const dockerfile = read('Dockerfile');
const instructions = dockerfile.split('\n').filter((line) => /^[A-Z]+ /.test(line));
const valuesOf = (name: string): string[] =>
  instructions.flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []));

it('the container file has no fault that its linter knows', () => {
  const found = validate(dockerfile).map(({ range, message }) => `Dockerfile:${range.start.line + 1} ${message}`);
  expect(found).toEqual([]);
});

it('builds in a stage of its own, from images of a stated version', () => {
  const images = valuesOf('FROM');
  expect(images).toHaveLength(2);
  for (const image of images) expect(image).toMatch(/^[a-z]+:\d+(\.\d+)?-[a-z-]+( AS build)?$/);
  expect(valuesOf('COPY').at(-1)).toMatch(/^--from=build /);
});

it('serves as nobody, with the configuration that the tests run', () => {
  const last = instructions.indexOf(`FROM ${valuesOf('FROM').at(-1)}`);
  expect(instructions.slice(last)).toContain('USER 65534:65534');
  expect(valuesOf('ENTRYPOINT')).toEqual(['["nginx", "-p", "/srv/portal", "-c", "nginx/nginx.conf", "-e", "stderr"]']);
  const config = read('nginx/nginx.conf');
  expect(config).toContain(`listen ${valuesOf('EXPOSE')[0]};`);
  const written = [...config.matchAll(/^\s*(?:pid|\w+_temp_path) (\S+);$/gm)].map(([, place]) => place);
  expect(written).toHaveLength(6);
  for (const place of written) expect(place).toMatch(/^\/tmp\//);
});

it('copies what a build reads, and neither packages nor an earlier build', () => {
  const rules = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(rules[0]).toBe('*');
  const kept = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1));
  expect(kept).toEqual(
    expect.arrayContaining(['docs', 'openapi', 'scripts', 'src', 'static', 'nginx', 'tests/proof.json']),
  );
  expect(kept).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(node_modules|build|\.git)/)]));
});
