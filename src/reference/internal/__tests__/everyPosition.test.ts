import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { renderPages } from '../../../../tests/coverage/rendered';
import { generateFiles } from '../../__tests__/generateFiles';
import type { Node } from '../../json';
import type { Problem } from '../../problems';
import type { DescriptionError } from '../../report';
import type { Reference } from '../../stages/generate';
import { everyPosition } from './positions';

/** Everything that is made of a description. */
async function made(document: Node, internal?: 'unlist'): Promise<{ text: string; reference: Reference }> {
  const reference = await generateFiles({ 'openapi.yaml': stringify(document) }, internal);
  const { pages, model, inserts, workflows, description } = reference;
  const parts = [
    pages,
    model,
    inserts,
    workflows,
    description.document,
    reference.files(),
    [...renderPages(reference)],
  ];
  return { text: JSON.stringify(parts), reference };
}

describe.each([undefined, 'unlist' as const])('with the option %s', (internal) => {
  it.each(everyPosition())('a mark in %s leaves nothing', async (place, document, isNeeded) => {
    const text = await made(document, internal).then(
      (result) => result.text,
      (error) => (error as Partial<DescriptionError>).problems ?? Promise.reject(error),
    );
    if (typeof text === 'string') {
      expect(text).toContain('PUBLIC');
      expect(text).not.toMatch(/SECRET|x-internal/);
      expect(isNeeded, `${place} cannot be left out`).toBe(false);
    } else {
      expect(
        text
          .filter(({ severity }: Problem) => severity === 'error')
          .map(({ message }) => message)
          .join(),
      ).toMatch(/cannot be left out|whole description/);
      expect(isNeeded, `${place} can be left out`).toBe(true);
    }
  });
});

it('every object of the specification is marked somewhere', () => {
  expect(everyPosition().length).toBeGreaterThan(90);
});
