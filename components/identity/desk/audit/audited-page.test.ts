import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { auditedPage } from './audited-page.ts';

it.each([
  ['order', 7, 'SO20260304123456', '/user/desk/orders/info?no=SO20260304123456'],
  ['shipment', 7, 'SO20260304123456', '/user/desk/orders/info?no=SO20260304123456'],
  ['store_legal_change', 7, '3', '/user/desk/stores/info?id=3'],
  ['user_group', 7, '', '/user/desk/groups?id=7'],
  ['order', 7, '', undefined],
  ['setting', 7, '', undefined],
])('%s %d with the key "%s" is opened at %s', (type, id, key, address) => {
  expect(auditedPage(type, id, key)).toBe(address);
});

it('leads to pages that are there', () => {
  const kinds = [
    'order',
    'quotation',
    'payment',
    'refund',
    'adjustment',
    'store',
    'store_application',
    'user',
    'product',
  ];
  for (const kind of kinds) {
    const [address = ''] = (auditedPage(kind, 1, '1') ?? '').split('?');
    const folder = path.join('app/[locale]/user/(centre)', address.replace('/user/', ''));
    expect([kind, fs.existsSync(path.join(folder, 'page.tsx'))]).toEqual([kind, true]);
  }
});
