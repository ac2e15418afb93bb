import { expect, it } from 'vitest';
import { comparedIn, readCondition } from '../condition';

it.each<[condition: string, compared: string[][] | undefined]>([
  ["$a == 'it''s' && !($b || 3 < $c)", [['$a', "it's"], ['$b'], ['3', '$c']]],
  ['$a != null', [['$a', 'null']]],
  ['true', [['true']]],
  ['$a ==', undefined],
  ['$a == CLOSED', undefined],
  ['($a', undefined],
  ['$a)', undefined],
  ['$a == 1 == 2', undefined],
  ['$a $b', undefined],
  ['&& $a', undefined],
  ['!', undefined],
  ['', undefined],
  ['('.repeat(5000), undefined],
  [`${'!'.repeat(5000)}$a`, undefined],
  [Array(5000).fill('$a').join(' && '), undefined],
])('%s compares %j', (text, compared) => {
  const condition = readCondition(text);
  const operands = condition && comparedIn(condition);
  expect(
    operands?.map((each) =>
      each.map((operand) => (operand.kind === 'expression' ? operand.text : String(operand.value))),
    ),
  ).toEqual(compared);
});
