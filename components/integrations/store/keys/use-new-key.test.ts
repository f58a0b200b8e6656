import { expect, it } from '@jest/globals';
import { addressesOf, offerAreas, scopesOf } from './use-new-key.ts';

it('puts the scopes of an area together, and what was chosen into scopes again', () => {
  expect(offerAreas(['order:read', 'order:write', 'finance:read'])).toEqual([
    { area: 'order', modes: ['read', 'write'] },
    { area: 'finance', modes: ['read'] },
  ]);
  expect(scopesOf({ order: 'write', finance: '', quotation: 'read' })).toEqual(['order:write', 'quotation:read']);
});

it.each([
  ['', []],
  [' 203.0.113.1\n2001:db8::/32 ', ['203.0.113.1', '2001:db8::/32']],
  ['203.0.113.1，203.0.113.2; 203.0.113.3', ['203.0.113.1', '203.0.113.2', '203.0.113.3']],
])('%j names %j', (text, addresses) => {
  expect(addressesOf(text)).toEqual(addresses);
});
