import { describe, expect, it } from '@jest/globals';
import { coversScope, keyAreas, nodesForPeople, scopeFor, scopesOf } from '#lib/contract/integrations/key-scopes.ts';
import { callNodes, pageNodes } from '#lib/contract/nodes.ts';
import { isAllowedFrom, nodesOfKey, offeredScopes } from './key-rules.ts';

describe('scopes', () => {
  it.each([
    ['store/order', 'read', 'order:read'],
    ['store/order/fulfil', 'write', 'order:write'],
    ['operator/product/edit', 'write', 'product:write'],
    ['operator/quote/list', 'read', 'quote:read'],
    ['store/finance', 'read', 'finance:read'],
    ['store/finance/appeal', 'write', undefined],
    ['store/finance/withdraw', 'read', undefined],
    ['store/profile/payee', 'write', undefined],
    ['operator/withdrawal/pay', 'write', undefined],
    ['operator/user/list', 'read', undefined],
    ['operator/apiKey/edit', 'write', undefined],
    ['store/api_keys/edit', 'write', undefined],
    ['account/profile', 'read', undefined],
    ['store/constructor', 'read', undefined],
  ] as const)('%s, %s: %s', (node, mode, scope) => {
    expect(scopeFor(node, mode)).toBe(scope);
  });

  it('who may write may read', () => {
    expect(coversScope(['order:write'], 'order:read')).toBe(true);
    expect(coversScope(['order:read'], 'order:write')).toBe(false);
    expect(coversScope(['orderpool:write'], 'order:read')).toBe(false);
  });

  it('every area has nodes of its side, and every node that stays with people is in one', () => {
    const areas = [...callNodes, ...pageNodes].map((node) => node.split('/').slice(0, 2).join('/'));
    for (const area of Object.keys(keyAreas.store)) expect(areas).toContain(`store/${area}`);
    for (const area of Object.keys(keyAreas.desk)) expect(areas).toContain(`operator/${area}`);
    for (const node of nodesForPeople) {
      const [side, area = ''] = node.split('/');
      expect(Object.keys(keyAreas[side === 'store' ? 'store' : 'desk'])).toContain(area);
    }
  });
});

describe('nodes of a key', () => {
  const held = new Set(['store/order', 'store/order/fulfil', 'store/profile/payee', 'operator/order/list', 'message']);

  it('are no more than its maker holds, and no more than its scopes', () => {
    expect(nodesOfKey(held, { side: 'store', scopes: ['order:read'] })).toEqual(
      new Set(['store/order', 'store/order/fulfil']),
    );
    expect(nodesOfKey(held, { side: 'store', scopes: ['quotation:write'] })).toEqual(new Set());
    expect(nodesOfKey(held, { side: 'desk', scopes: ['order:write'] })).toEqual(new Set(['operator/order/list']));
  });

  it('of who may do everything are those of the scopes', () => {
    const nodes = nodesOfKey(new Set(['*']), { side: 'desk', scopes: ['lead:write'] });
    expect(nodes).toEqual(new Set(['operator/lead/handle', 'operator/lead/list']));
  });

  it('says what can be given', () => {
    expect(offeredScopes(held, 'store')).toEqual(['order:read', 'order:write']);
    expect(offeredScopes(new Set(['*']), 'desk')).toEqual(scopesOf('desk'));
    expect(offeredScopes(new Set(), 'desk')).toEqual([]);
  });
});

it.each([
  [[], '203.0.113.9', true],
  [['203.0.113.9'], '203.0.113.9', true],
  [['203.0.113.9'], '203.0.113.8', false],
  [['203.0.113.0/24'], '203.0.113.8', true],
  [['203.0.113.0/24'], '203.0.114.8', false],
  [['2001:db8::/32'], '2001:db8:1::1', true],
  [['2001:db8::/32'], '203.0.113.8', false],
  [['203.0.113.0/24'], '::ffff:203.0.113.8', true],
  [['203.0.113.0/24'], 'in-process', false],
])('keys of %j work from %s: %s', (addresses, ip, is) => {
  expect(isAllowedFrom(addresses, ip)).toBe(is);
});
