import { describe, expect, it } from 'vitest';
import { makeAll } from '../../../__tests__/builders';
import { modelList } from '../modelList';
import { overview } from '../overview';

/** A description with these schemas, each with a title where one is given. */
function schemas(names: readonly (readonly [name: string, title?: string])[], more = ''): string {
  const each = names.map(([name, title]) => {
    const titled = title === undefined ? '' : `, title: ${JSON.stringify(title)}`;
    return `    ${JSON.stringify(name)}: {type: object${titled}${more}}`;
  });
  return `components:\n  schemas:\n${each.join('\n')}\n`;
}

const many = Array.from({ length: 151 }, (_each, index) => [`M${String(index).padStart(3, '0')}`] as const);

describe('the list of models', () => {
  it('has the names that readers see, in the order of an index, below their first letters', () => {
    const list = modelList(makeAll(schemas([['Zebra', 'apple'], ['Banana'], ['avocado'], ['Élan'], ['3D']])));
    expect(list.split('\n').filter((line) => /^(-|##)/.test(line))).toEqual([
      '## Others {#models-others}',
      '- [3D](/docs/ref/models/3d)',
      '## A {#models-a}',
      '- [apple](/docs/ref/models/zebra)',
      '- [avocado](/docs/ref/models/avocado)',
      '## B {#models-b}',
      '- [Banana](/docs/ref/models/banana)',
      '## E {#models-e}',
      '- [Élan](/docs/ref/models/elan)',
    ]);
  });

  it.each([
    ['one letter', [['Aa'], ['Ab']]],
    ['a letter for nearly each', Array.from({ length: 41 }, (_each, index) => [String.fromCodePoint(0x4e00 + index)])],
  ] as [string, [string][]][])('has no headings where there is %s', (_what, names) => {
    expect(modelList(makeAll(schemas(names)))).not.toContain('##');
  });

  it('keeps the groups of its author', () => {
    const yaml = `components:\n  schemas:\n    B: {type: object, x-page: zoo/b}\n    A: {type: object, x-page: pets/a}\n`;
    expect(modelList(makeAll(yaml)).match(/## .*/g)).toEqual(['## pets {#pets}', '## zoo {#zoo}']);
  });

  it('has a filter where models are many', () => {
    expect(modelList(makeAll(schemas(many)))).toContain('<input type="search"');
    expect(modelList(makeAll(schemas(many.slice(1))))).not.toContain('<input');
  });

  it('takes the place of the list on the overview', () => {
    const made = makeAll(schemas(many));
    expect(overview(made)).toContain('[M000](');
    const led = overview({ ...made, modelsPage: '/models' });
    expect(led).toContain('[All 151 models](/models)');
    expect(led).not.toContain('[M000](');
  });
});
