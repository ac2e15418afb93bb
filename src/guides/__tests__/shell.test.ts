import { describe, expect, it } from 'vitest';
import { readCurl } from '../curl';
import { readShell, unknownValue } from '../shell';

describe('readShell', () => {
  const cases: [script: string, want: string[][]][] = [
    ['a b', [['a', 'b']]],
    ['a \'b c\' "d $X e"', [['a', 'b c', `d ${unknownValue} e`]]],
    ['a "$KNOWN/x" ${KNOWN}', [['a', 'known/x', 'known']]],
    ['a \\\n  b # c\nd', [['a', 'b'], ['d']]],
    ['a | b && c; d', [['a'], ['b'], ['c'], ['d']]],
    ['a \'{"x": \'"$X"\'}\'', [['a', `{"x": ${unknownValue}}`]]],
    ['x=$(a "b" | c)', [['a', 'b'], ['c'], [`x=${unknownValue}`]]],
    ['a $(( (1 + 2) * 3 )) b', [['a', unknownValue, 'b']]],
    ['a "$constructor"', [['a', unknownValue]]],
    ['a "\\$5 \\"q\\""', [['a', '$5 "q"']]],
  ];
  it.each(cases)('%s', (script, want) => {
    expect(readShell(script, { KNOWN: 'known' }).map(({ words }) => words)).toEqual(want);
  });

  it('reads a here-document, and what follows on the line of its operator', () => {
    const [first, second] = readShell('a @- <<JSON | b\n{ "x": $X }\nJSON\nc', {});
    expect(first).toMatchObject({ words: ['a', '@-'], input: `{ "x": ${unknownValue} }\n`, next: second });
    expect(second?.words).toEqual(['b']);
  });
});

describe('readCurl', () => {
  const servers = ['https://api.example.com/v1'];
  const cases: [script: string, want: object[]][] = [
    ['curl "$API_BASE/tasks?page=1"', [{ method: 'GET', url: '/tasks?page=1' }]],
    ['curl https://api.example.com/v1/tasks', [{ method: 'GET', url: '/tasks' }]],
    [
      'curl -sSG "$API_BASE/tasks" -d page=1 --data-urlencode "name=a b"',
      [{ method: 'GET', url: '/tasks?page=1&name=a%20b' }],
    ],
    ['curl -XDELETE "$API_BASE/tasks/$id"', [{ method: 'DELETE', url: `/tasks/${unknownValue}` }]],
    [
      "curl -s -o a.json \"$API_BASE/tasks\" -H 'X-A: b' -d '{}'",
      [{ method: 'POST', body: '{}', headers: { 'x-a': 'b' } }],
    ],
    ['curl "$API_BASE/files" -F photo=@a.png -F note=b', [{ method: 'POST', parts: ['photo', 'note'] }]],
    ['curl "$API_BASE/tasks" |\n  jq -r \'.[].id\'', [{ filter: '.[].id' }]],
    ['curl http://localhost:8080/hooks', []],
    ['curl "${API_BASE%/v1}$url"', []],
  ];
  it.each(cases)('%s', (script, want) => {
    expect(readCurl(script, { servers, addressVariable: 'API_BASE' })).toMatchObject(want);
  });

  it('knows the address by the variable that the site has for it', () => {
    const read = (addressVariable?: string) => readCurl('curl "$SHOP/tasks"', { servers, addressVariable });
    expect(read('SHOP')).toMatchObject([{ method: 'GET', url: '/tasks' }]);
    expect(read('API_BASE')).toEqual([]);
    expect(read()).toEqual([]);
  });
});
