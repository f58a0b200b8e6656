import { describe, expect, it } from '@jest/globals';
import { operatorActions, sellerActions, sellerDeadline } from './seller-rules.ts';

const waiting = {
  status: 'pending_dispatch' as const,
  storeId: null,
  acceptedAt: null,
  fulfilment: 'ship' as const,
  fulfilmentStatus: 'unfulfilled' as const,
  aftersaleStatus: 'none' as const,
  closingReason: null,
  paidAmount: 100,
  payableAmount: 100,
  fixedStoreId: null,
  paidAt: new Date(0),
  balanceDeadline: null,
};
const now = new Date(86_400_000);
const atWork = { ...waiting, status: 'processing' as const, storeId: 7, acceptedAt: new Date(0) };
const unpaid = { ...waiting, status: 'pending_payment' as const, paidAmount: 0, paidAt: null };
const offered = { ...unpaid, fixedStoreId: 7 };
const overdue = { ...atWork, paidAmount: 30, balanceDeadline: now };
const way = (status: 'pooled' | 'assigned' | 'claimed' | 'accepted' | 'expired', storeId: number | null = 7) => ({
  status,
  storeId,
  acceptDeadline: null,
});

describe('what a store may do', () => {
  it.each([
    ['answer what it was given', waiting, way('assigned'), ['accept', 'refuse']],
    ['answer what it claimed', waiting, way('claimed'), ['accept', 'release']],
    ['do nothing with what another claimed', waiting, way('claimed', 8), []],
    ['do nothing with what is in the pool', waiting, way('pooled', null), []],
    ['ship what is paid', atWork, way('accepted'), ['ship', 'note']],
    ['not ship before all is paid', { ...atWork, paidAmount: 50 }, way('accepted'), ['note']],
    [
      'not finish a service while an after-sale is open',
      { ...atWork, fulfilment: 'service' as const, aftersaleStatus: 'open' as const },
      way('accepted'),
      ['note'],
    ],
    [
      'follow a part',
      { ...atWork, fulfilmentStatus: 'partial' as const },
      way('accepted'),
      ['ship', 'tracking', 'note'],
    ],
    [
      'make an appointment',
      { ...atWork, fulfilment: 'service' as const },
      way('accepted'),
      ['appointment', 'done', 'note'],
    ],
    ['deliver files', { ...atWork, fulfilment: 'digital' as const }, way('accepted'), ['done', 'note']],
    ['do nothing with an order of another store', { ...atWork, storeId: 8 }, way('accepted', 8), []],
    ['do nothing with an order of the platform', { ...atWork, storeId: null }, way('accepted', null), []],
  ])('%s', (_, order, dispatch, actions) => {
    expect(
      sellerActions(order, { way: dispatch, storeId: 7, now, isCloseRequested: false, isShippable: true }),
    ).toEqual(actions);
  });

  it('is not to ship what after-sales cases ask for, but the rest', () => {
    const order = { ...atWork, aftersaleStatus: 'open' as const };
    const view = { way: way('accepted'), storeId: 7, now, isCloseRequested: false };
    expect(sellerActions(order, { ...view, isShippable: false })).toEqual(['note']);
    expect(sellerActions(order, { ...view, isShippable: true })).toEqual(['ship', 'note']);
  });

  it.each([
    ['change and cancel what its offer became', offered, ['adjust', 'cancel']],
    ['do nothing with an unpaid order of nobody', unpaid, []],
    ['do nothing with an unpaid order of another store', { ...offered, fixedStoreId: 8 }, []],
    ['do nothing once it is closed', { ...offered, status: 'closed' as const }, []],
    ['change nothing once it is paid', { ...offered, ...waiting, fixedStoreId: 7 }, []],
  ])('is to %s, before it is paid', (_, order, actions) => {
    expect(
      sellerActions(order, { way: undefined, storeId: 7, now, isCloseRequested: false, isShippable: true }),
    ).toEqual(actions);
  });

  it.each([
    ['once its rest is overdue', overdue, false, ['askClose', 'note']],
    ['not before', { ...overdue, balanceDeadline: new Date(now.getTime() + 1) }, false, ['note']],
    ['not twice', overdue, true, ['note']],
    ['not after a part has left', { ...overdue, fulfilmentStatus: 'partial' as const }, false, ['tracking', 'note']],
    ['not while an after-sale is open', { ...overdue, aftersaleStatus: 'open' as const }, false, ['note']],
    ['not once it is paid', { ...overdue, paidAmount: 100 }, false, ['ship', 'note']],
    ['not while money goes back', { ...overdue, closingReason: 'operator' as const }, false, ['note']],
  ])('may ask to close an order %s', (_, order, isCloseRequested, actions) => {
    expect(
      sellerActions(order, { way: way('accepted'), storeId: 7, now, isCloseRequested, isShippable: true }),
    ).toEqual(actions);
  });

  it('is for the platform what it carries out itself', () => {
    const view = { storeId: null, now, isCloseRequested: false, isShippable: true };
    const ofShop = { ...atWork, storeId: null };
    expect(sellerActions(ofShop, { ...view, way: way('accepted', null) })).toEqual(['ship', 'note']);
    expect(sellerActions({ ...overdue, storeId: null }, { ...view, way: way('accepted', null) })).toEqual(['note']);
    expect(sellerActions(waiting, { ...view, way: way('pooled', null) })).toEqual([]);
    expect(sellerActions(unpaid, { ...view, way: undefined })).toEqual([]);
  });
});

describe('what an operator may do', () => {
  it.each([
    ['with an unpaid order', { ...waiting, status: 'pending_payment' as const }, undefined, ['adjust', 'cancel']],
    ['with one in the pool', waiting, way('pooled', null), ['dispatch', 'take', 'extend', 'close']],
    ['with one that nobody took', waiting, way('expired', null), ['dispatch', 'take', 'extend', 'close']],
    ['with one that a store claimed', waiting, way('claimed'), ['close']],
    ['with one at work', atWork, way('accepted'), ['transfer', 'close']],
    ['with one partly shipped', { ...atWork, fulfilmentStatus: 'partial' as const }, way('accepted'), ['close']],
    ['with one on its way out', { ...waiting, closingReason: 'customer' as const }, undefined, []],
    ['with one that is over', { ...atWork, status: 'completed' as const }, way('accepted'), []],
    ['with one on its way', { ...atWork, status: 'shipped' as const }, way('accepted'), ['confirmReceipt']],
    [
      'with one whose receipt is disputed',
      { ...atWork, status: 'shipped' as const, aftersaleStatus: 'open' as const },
      way('accepted'),
      [],
    ],
    ['with one that has come', { ...atWork, status: 'received' as const }, way('accepted'), []],
  ])('%s', (_, order, dispatch, actions) => {
    expect(operatorActions({ ...order, userId: 1 }, { way: dispatch, operatorId: 2 })).toEqual(actions);
  });

  it.each([
    ['set the price', { ...waiting, status: 'pending_payment' as const }, undefined, ['cancel']],
    ['close', atWork, way('accepted'), ['transfer']],
  ])('is not to %s where the order is the operator’s own', (_, order, dispatch, actions) => {
    expect(operatorActions({ ...order, userId: 1 }, { way: dispatch, operatorId: 1 })).toEqual(actions);
  });
});

describe('what comes next by itself', () => {
  const at = new Date(86_400_000);
  const money = { paidAmount: 100, payableAmount: 100, closingReason: null };
  const clocks = { payDeadline: at, autoConfirmAt: at, aftersaleDeadline: at, shipBy: null, frozenAt: null, ...money };

  it('is the payment, but while its transfer is checked', () => {
    expect(sellerDeadline({ ...clocks, status: 'pending_payment' }, undefined)).toEqual({ key: 'pay', at });
    expect(sellerDeadline({ ...clocks, status: 'pending_payment' }, undefined, true)).toBeUndefined();
  });

  it('is what was promised, once it is paid in full and while nobody gives it up', () => {
    const promised = { ...clocks, shipBy: at, status: 'processing' } as const;
    expect(sellerDeadline(promised, undefined)).toEqual({ key: 'ship', at });
    expect(sellerDeadline({ ...promised, paidAmount: 30 }, undefined)).toBeUndefined();
    expect(sellerDeadline({ ...promised, closingReason: 'fraud' }, undefined)).toBeUndefined();
    expect(sellerDeadline({ ...promised, frozenAt: at }, undefined)).toBeUndefined();
  });

  it('is an answer, the receipt, the end', () => {
    const claimed = { ...way('claimed'), acceptDeadline: at };
    expect(sellerDeadline({ ...clocks, status: 'pending_dispatch' }, claimed)).toEqual({ key: 'accept', at });
    expect(sellerDeadline({ ...clocks, status: 'shipped' }, undefined)).toEqual({ key: 'receipt', at });
    expect(sellerDeadline({ ...clocks, status: 'received' }, undefined)).toEqual({ key: 'aftersale', at });
    expect(sellerDeadline({ ...clocks, status: 'processing' }, undefined)).toBeUndefined();
  });

  it('has no time while the clocks stand', () => {
    expect(sellerDeadline({ ...clocks, status: 'shipped', frozenAt: at }, undefined)).toBeUndefined();
  });
});
