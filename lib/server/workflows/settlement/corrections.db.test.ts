import { afterAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { CorrectionDecision, CorrectionKind } from '#lib/contract/settlement/corrections.ts';
import { createTestContext } from '../../db/test-context.ts';
import { createTestUser } from '../../factories/factories.ts';
import { createTestStaff, createTestStore, toMember } from '../../factories/store-factories.ts';
import type { Member, StoreMember } from '../../kernel/actor.ts';
import { getCorrection } from '../../settlement/index.ts';
import { storeSettlementLines } from '../../settlement/tables.ts';
import { getStorePending } from '../../wallet/index.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { fulfilmentOf } from '../orders/fulfil-for-tests.ts';
import { describeStoreClosing } from '../store/close-store.ts';
import { appealPenalty } from './appeal-penalty.ts';
import { chargePenaltiesDue } from './charge-penalties.ts';
import { decideCorrection } from './decide-correction.ts';
import { proposeCorrection } from './propose-correction.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = fulfilmentOf(test);
const store = await shop.newStore();
afterAll(() => test.close());

const newOperator = async () => toMember((await createTestUser(test.ctx, { group: 'operator' })).id);

interface Proposal {
  kind?: CorrectionKind;
  amount?: number;
  orderNo?: string;
  key?: string;
  by?: Member;
  at?: StoreMember;
}

async function propose({ kind = 'adjustment', amount = 1000, orderNo = '', key, by, at = store }: Proposal = {}) {
  const { storeId } = at;
  const request = { storeId, kind, amount, reason: 'because', orderNo, key: key ?? crypto.randomUUID() };
  return (await proposeCorrection(test.ctx, by ?? (await newOperator()), request)).no;
}

const decide = async (no: string, decision: CorrectionDecision, by?: Member) =>
  decideCorrection(test.ctx, by ?? (await newOperator()), { no, decision, reason: 'said so' });

async function announced(amount = -500, at = store): Promise<string> {
  const no = await propose({ kind: 'penalty', amount, at });
  await decide(no, 'approve');
  return no;
}

const statusOf = async (no: string) => (await getCorrection(test.ctx.db, no)).status;
const pendingOf = ({ storeId }: StoreMember) => getStorePending(test.ctx.db, storeId);
const lineOf = async (no: string) =>
  (
    await test.ctx.db
      .select()
      .from(storeSettlementLines)
      .where(eq(storeSettlementLines.cause, `correction:${no}`))
  )[0];
const refusal = (code: string) => expect.objectContaining({ code });
const isSound = async () => expect(await auditMoney(test.ctx)).toEqual([]);
const days = (count: number) => test.ctx.clock.advance(count * 86_400);

async function noticesOf({ userId }: Member): Promise<string[]> {
  const { rows } = await test.ctx.db.execute<{ event_key: string }>(
    sql`select event_key from messages where user_id = ${userId}`,
  );
  return rows.map(({ event_key }) => event_key);
}

describe('what two operators agree on', () => {
  it.each([
    ['adjustment', 1200],
    ['adjustment', -700],
    ['subsidy', 300],
  ] as const)('is booked: %s of %i, with its line', async (kind, amount) => {
    const before = await pendingOf(store);
    const no = await propose({ kind, amount });
    expect(await pendingOf(store)).toBe(before);
    await decide(no, 'approve');
    expect(await statusOf(no)).toBe('approved');
    expect((await pendingOf(store)) - before).toBe(amount);
    expect(await lineOf(no)).toMatchObject({ kind, netAmount: amount, grossAmount: amount, storeId: store.storeId });
    await isSound();
  });

  it('is nothing when the second rejects it', async () => {
    const before = await pendingOf(store);
    const no = await propose();
    await decide(no, 'reject');
    expect([await statusOf(no), await pendingOf(store), await lineOf(no)]).toEqual(['rejected', before, undefined]);
    await expect(decide(no, 'approve')).rejects.toEqual(refusal('status_changed'));
  });

  it('stands at the order it is about, which is the store’s own', async () => {
    const order = await shop.newPaid({ payable: 5000 });
    await shop.deliver(store, order);
    const no = await propose({ orderNo: order.no });
    await decide(no, 'approve');
    expect((await lineOf(no))?.orderId).toBe(order.id);
    const other = await shop.newStore();
    await expect(propose({ orderNo: order.no, at: other })).rejects.toMatchObject({
      fields: { order_no: { key: 'not_found' } },
    });
  });

  it('is decided by another than who proposed it, and by nobody of the store', async () => {
    const first = await newOperator();
    const no = await propose({ by: first });
    await expect(decide(no, 'approve', first)).rejects.toEqual(refusal('own_record'));
    await expect(decide(no, 'reject', store)).rejects.toEqual(refusal('own_record'));
    await expect(propose({ by: store })).rejects.toEqual(refusal('own_record'));
  });

  it('is decided once, by one of two', async () => {
    const before = await pendingOf(store);
    const no = await propose({ amount: 900 });
    const ends = await Promise.allSettled([decide(no, 'approve'), decide(no, 'approve'), decide(no, 'reject')]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const booked = (await statusOf(no)) === 'approved' ? 900 : 0;
    expect((await pendingOf(store)) - before).toBe(booked);
    await isSound();
  });

  it('is one when it is sent twice', async () => {
    const [by, key] = [await newOperator(), crypto.randomUUID()];
    const [one, two] = await Promise.all([propose({ by, key }), propose({ by, key })]);
    expect(one).toBe(two);
  });
});

describe('a penalty', () => {
  it('is announced, and charged when nobody has appealed in time', async () => {
    const before = await pendingOf(store);
    const no = await announced(-800);
    expect([await statusOf(no), await pendingOf(store)]).toEqual(['announced', before]);
    days(6.9);
    await chargePenaltiesDue(test.ctx);
    expect(await statusOf(no)).toBe('announced');
    days(0.2);
    await chargePenaltiesDue(test.ctx);
    await chargePenaltiesDue(test.ctx);
    expect([await statusOf(no), (await pendingOf(store)) - before]).toEqual(['charged', -800]);
    expect(await lineOf(no)).toMatchObject({ kind: 'penalty', netAmount: -800 });
    await isSound();
  });

  it.each([
    ['uphold', 'charged', -500],
    ['lift', 'lifted', 0],
  ] as const)('that is appealed against waits for an answer: %s', async (decision, status, change) => {
    const before = await pendingOf(store);
    const no = await announced();
    await appealPenalty(test.ctx, store, { no, note: 'the parcel was in time' });
    days(10);
    await chargePenaltiesDue(test.ctx);
    expect([await statusOf(no), await pendingOf(store)]).toEqual(['appealed', before]);
    await decide(no, decision);
    expect([await statusOf(no), (await pendingOf(store)) - before]).toEqual([status, change]);
    await isSound();
  });

  it('is not answered by who proposed it', async () => {
    const first = await newOperator();
    const no = await propose({ kind: 'penalty', amount: -100, by: first });
    await decide(no, 'approve');
    await appealPenalty(test.ctx, store, { no, note: 'no' });
    await expect(decide(no, 'uphold', first)).rejects.toEqual(refusal('own_record'));
    await expect(decide(no, 'lift', first)).rejects.toEqual(refusal('own_record'));
    await decide(no, 'lift');
  });

  it('can be appealed against once, in time, by its store alone', async () => {
    const no = await announced();
    const other = await shop.newStore();
    const note = 'no';
    await expect(appealPenalty(test.ctx, other, { no, note })).rejects.toEqual(refusal('not_found'));
    await appealPenalty(test.ctx, store, { no, note });
    await expect(appealPenalty(test.ctx, store, { no, note })).rejects.toEqual(refusal('status_changed'));
    const late = await announced();
    days(7);
    await expect(appealPenalty(test.ctx, store, { no: late, note })).rejects.toEqual(refusal('status_changed'));
    const hidden = await propose({ kind: 'penalty', amount: -100 });
    await expect(appealPenalty(test.ctx, store, { no: hidden, note })).rejects.toEqual(refusal('not_found'));
  });

  it('appealed against in the moment in which the job charges it is one of both', async () => {
    const own = await shop.newStore();
    const no = await announced(-200, own);
    days(7);
    // The appeal was sent just before.
    const early = { ...test.ctx, clock: { now: () => new Date(test.ctx.clock.now().getTime() - 1000) } };
    const [appeal] = await Promise.allSettled([
      appealPenalty(early, own, { no, note: 'in time' }),
      chargePenaltiesDue(test.ctx),
    ]);
    const end = appeal.status === 'fulfilled' ? ['appealed', 0] : ['charged', -200];
    expect([await statusOf(no), await pendingOf(own)]).toEqual(end);
    await isSound();
  });
});

it('tells those of the store who look after its money, and nobody before two agree', async () => {
  const made = await createTestStore(test.ctx);
  const own = { ...toMember(made.owner.id), storeId: made.store.id };
  const fulfilment = await createTestStaff(test.ctx, { role: 'fulfilment', at: made });
  const no = await propose({ kind: 'penalty', amount: -100, at: own });
  expect(await noticesOf(own)).not.toContain('penaltyAnnounced');
  await decide(no, 'approve');
  expect(await noticesOf(own)).toContain('penaltyAnnounced');
  expect(await noticesOf(toMember(fulfilment.id))).not.toContain('penaltyAnnounced');
  days(8);
  await chargePenaltiesDue(test.ctx);
  expect(await noticesOf(own)).toContain('penaltyCharged');
});

it('holds up the closing of its store', async () => {
  const own = await shop.newStore();
  const kinds = async () => (await describeStoreClosing(test.ctx, own)).blockers.map(({ kind }) => kind);
  expect(await kinds()).not.toContain('corrections');
  const no = await propose({ at: own });
  expect(await kinds()).toContain('corrections');
  await decide(no, 'reject');
  expect(await kinds()).not.toContain('corrections');
});
