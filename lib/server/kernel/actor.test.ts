import { describe, expect, it } from '@jest/globals';
import { guest, hasNode, type Member, requireMember, requireNode, requireStore } from './actor.ts';

const member = (...nodes: string[]): Member => ({ kind: 'member', userId: 1, sessionId: 's', nodes: new Set(nodes) });

describe('actor', () => {
  it('refuses guests with the type the family reads', () => {
    expect(() => requireMember(guest)).toThrow(
      expect.objectContaining({ code: 'need_login', data: { type: 'need login' } }),
    );
    expect(() => requireNode(guest, 'account/profile')).toThrow(expect.objectContaining({ code: 'need_login' }));
  });

  it('refuses a member without the node', () => {
    expect(() => requireNode(member('account/balance'), 'account/profile')).toThrow(
      expect.objectContaining({ code: 'no_permission' }),
    );
  });

  it('names the store of who works for one and refuses everybody else', () => {
    expect(requireStore({ ...member('store/home'), storeId: 7 }, 'store/home').storeId).toBe(7);
    expect(() => requireStore({ ...member('store/home'), storeId: 7 }, 'store/order')).toThrow(
      expect.objectContaining({ code: 'no_permission' }),
    );
    expect(() => requireStore(member('store/home'), 'store/home')).toThrow(
      expect.objectContaining({ code: 'no_permission' }),
    );
    expect(() => requireStore(member('*'), 'store/home')).toThrow(expect.objectContaining({ code: 'no_permission' }));
    expect(() => requireStore(guest, 'store/home')).toThrow(expect.objectContaining({ code: 'need_login' }));
  });

  it('lets a member with the node or with all nodes pass', () => {
    expect(requireNode(member('account/changepassword'), 'account/changePassword').userId).toBe(1);
    expect(hasNode(member('*'), 'operator/order/list')).toBe(true);
    expect(hasNode(guest, 'operator/order/list')).toBe(false);
  });
});
