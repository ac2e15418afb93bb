import { expect, it } from 'vitest';
import { writeFiles } from '../../../reference/load/__tests__/files';
import { checkEditions } from '../finishHost';
import type { StoredApi } from '../loadApi';

type Edition = StoredApi['edition'];

const orders: Edition = {
  document: { paths: { '/orders': {} } },
  whole: { paths: { '/orders': {}, '/margins/reports': {} } },
};
const costs: Edition = { document: { paths: { '/costs': {} } }, whole: { paths: { '/costs': {} } } };
const margins: Edition = {
  document: { paths: { '/margins/reports': {} } },
  whole: { paths: { '/margins/reports': {} } },
};

it.each<[what: string, page: string, editions: Edition[], want: string | undefined]>([
  ['what no API shows', 'GET /margins/reports', [orders, costs], '"/margins/reports" in a.md'],
  ['what another API shows', 'GET /margins/reports', [orders, margins], undefined],
  ['APIs for all', 'GET /margins/reports', [undefined, undefined], undefined],
  ['what all may read', 'GET /orders', [orders, costs], undefined],
])(
  'a site of several APIs is searched for what their editions do not have: %s',
  async (_what, page, editions, want) => {
    const content = editions.map((edition) => ({ edition }));
    const checked = checkEditions({ content, outDir: writeFiles({ 'a.md': page }) });
    if (want === undefined) await expect(checked).resolves.toBeUndefined();
    else await expect(checked).rejects.toThrow(want);
  },
);
