import { expect, it } from 'vitest';
import { watchedFiles } from '../watchedFiles';

it('watches the folders that descriptions are read from, and nothing below the folder of the site', () => {
  expect(watchedFiles(['/site/orders.yaml', '/site/schemas/order.yaml', '/site/carts.yaml'])).toEqual([
    '/site/*.{yaml,yml,json}',
    '/site/schemas/*.{yaml,yml,json}',
  ]);
});
