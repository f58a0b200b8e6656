import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { createTestUser } from '#lib/server/factories/factories.ts';
import {
  makeOperator,
  makeQuotationGoods,
  makeQuoted,
  makeSubmitted,
  offerFor,
} from '#lib/server/factories/quotation-factories.ts';
import { createTestStore, toMember } from '#lib/server/factories/store-factories.ts';
import type { DomainError } from '#lib/server/kernel/errors.ts';
import {
  askForRequote,
  asStore,
  cancelQuotation,
  counterQuotation,
  declineQuotation,
  describeForSeller,
  describeQuotation,
  expireOffers,
  listForSeller,
  listMessagesForSeller,
  listMessagesOf,
  lockConfirmable,
  markConverted,
  openQuotation,
  rejectQuotation,
  remindOfOffers,
  reopenAfterUnpaid,
  requoteQuotation,
  type Seller,
  sendOffer,
  writeToCustomer,
  writeToSeller,
} from '../index.ts';

const test = await createTestContext();
const goods = await makeQuotationGoods(test.ctx);
const [first, second] = [await newStore(), await newStore()];
afterAll(() => test.close());

async function newStore(): Promise<Seller> {
  const { owner, store } = await createTestStore(test.ctx);
  return asStore({ ...toMember(owner.id), storeId: store.id });
}

async function codeOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
  } catch (error) {
    return (error as DomainError).code;
  }
  return undefined;
}

type Quoted = Awaited<ReturnType<typeof makeQuoted>>;
const stateOf = async ({ member, no }: Pick<Quoted, 'member' | 'no'>) =>
  (await describeQuotation(test.ctx, { userId: member.userId, no })).quotation;

const convert = ({ member, no }: Quoted, n: number, orderNo: string) =>
  test.ctx.db.transaction(async (tx) => {
    const offer = await lockConfirmable(tx, test.ctx, { userId: member.userId, no, n });
    await markConverted(tx, test.ctx, { offer, orderNo, actor: member });
    return offer;
  });

const eventsOf = async (userId: number) =>
  (await test.ctx.db.$client.query('select event_key from messages where user_id = $1 order by id', [userId])).rows.map(
    (row) => row.event_key,
  );

describe('taking up', () => {
  it('is for one of fifty at the same moment', async () => {
    const { no } = await makeSubmitted(test.ctx, goods);
    const codes = await Promise.all(
      Array.from({ length: 50 }, (_, index) => codeOf(openQuotation(test.ctx, index % 2 ? first : second, no))),
    );
    expect(codes.filter((code) => code === 'already_taken')).toHaveLength(25);
    const [a, b] = [first, second].map((seller) => codeOf(describeForSeller(test.ctx, seller, no)));
    expect([await a, await b].sort()).toEqual(['not_found', undefined]);
  });

  it('shows the pool to every store, and what is taken to nobody else', async () => {
    const { no } = await makeSubmitted(test.ctx, goods);
    const input = { sort: '-created' as const, limit: 100 };
    const pool = async (seller: Seller) =>
      (await listForSeller(test.ctx, seller, { scope: 'pool', input })).list.map(({ quotation }) => quotation.no);
    expect(await pool(first)).toContain(no);
    expect(await pool(second)).toContain(no);
    await openQuotation(test.ctx, first, no);
    expect(await pool(second)).not.toContain(no);
    const own = await listForSeller(test.ctx, first, { scope: 'own', input });
    expect(own.list.map(({ quotation }) => quotation.no)).toContain(no);
  });

  it('is not for the customer, and nothing that others have is theirs', async () => {
    const quotation = await makeSubmitted(test.ctx, goods, first.member);
    expect(await codeOf(openQuotation(test.ctx, first, quotation.no))).toBe('own_record');
    await openQuotation(test.ctx, second, quotation.no);
    const third = await newStore();
    const offer = await offerFor(test.ctx, quotation);
    for (const work of [
      () => describeForSeller(test.ctx, third, quotation.no),
      () => sendOffer(test.ctx, third, offer),
      () => rejectQuotation(test.ctx, third, { no: quotation.no, reason: 'no' }),
      () => requoteQuotation(test.ctx, third, quotation.no),
      () => listMessagesForSeller(test.ctx, third, quotation.no),
      () => writeToCustomer(test.ctx, third, { no: quotation.no, text: 'x', files: [], isInternal: true }),
    ]) {
      expect(await codeOf(work())).toBe('not_found');
    }
  });
});

describe('an offer', () => {
  it('is sent once it is sound, and told by mail', async () => {
    const quoted = await makeQuoted(test.ctx, goods, { seller: first });
    const { quotation, version, items } = await describeQuotation(test.ctx, {
      userId: quoted.member.userId,
      no: quoted.no,
    });
    expect(quotation).toMatchObject({ status: 'quoted', storeId: first.storeId, answerDeadline: null });
    expect(version).toMatchObject({
      n: 2,
      author: 'seller',
      status: 'sent',
      goodsAmount: 103_000,
      totalAmount: 104_000,
    });
    expect(items[0]).toMatchObject({ listAmount: null, amount: 3000, result: 'auto_price' });
    expect(items[1]?.listAmount).toBeGreaterThan(0);
    expect(await eventsOf(quoted.member.userId)).toEqual(['quoteOpened', 'quoteSent']);
  });

  it('needs time to be answered, lines that were asked for, and a total of zero or more', async () => {
    const quotation = await makeSubmitted(test.ctx, goods);
    await openQuotation(test.ctx, first, quotation.no);
    const offer = await offerFor(test.ctx, quotation);
    const [line] = offer.lines;
    const stranger = { lineKey: crypto.randomUUID(), qty: 1, unitPrice: 100, note: '' };
    expect(await codeOf(sendOffer(test.ctx, first, { ...offer, validUntil: test.ctx.clock.now() }))).toBe(
      'invalid_input',
    );
    expect(await codeOf(sendOffer(test.ctx, first, { ...offer, discountAmount: 10 ** 9 }))).toBe('invalid_input');
    expect(await codeOf(sendOffer(test.ctx, first, { ...offer, lines: [stranger] }))).toBe('invalid_input');
    expect(await codeOf(sendOffer(test.ctx, first, { ...offer, lines: line ? [line, line] : [] }))).toBe(
      'invalid_input',
    );
    expect(await codeOf(sendOffer(test.ctx, first, { ...offer, n: 9 }))).toBe('status_changed');
    expect(await codeOf(sendOffer(test.ctx, first, offer))).toBeUndefined();
  });

  it('is answered by a counter-offer ten times at most', async () => {
    const quoted = await makeQuoted(test.ctx, goods, { seller: first });
    const lineKey =
      (await describeQuotation(test.ctx, { userId: quoted.member.userId, no: quoted.no })).items[0]?.lineKey ?? '';
    const counter = (n: number) =>
      counterQuotation(test.ctx, quoted.member, {
        ...{ no: quoted.no, n, note: '' },
        lines: [{ lineKey, qty: 5, targetPrice: 90_000 }],
      });
    expect(await codeOf(counter(1))).toBe('status_changed');
    for (let round = 0; round < 10; round += 1) {
      await counter(2 + round * 2);
      const { quotation, items } = await describeQuotation(test.ctx, { userId: quoted.member.userId, no: quoted.no });
      expect(quotation).toMatchObject({ status: 'negotiating', validUntil: null, rounds: round + 1 });
      expect(items[0]).toMatchObject({ lineKey, qty: 5, targetPrice: 90_000, amount: 4500 });
      await openQuotation(test.ctx, first, quoted.no);
      await sendOffer(test.ctx, first, await offerFor(test.ctx, quoted));
    }
    expect(await codeOf(counter(22))).toBe('rounds_used');
  });

  it('becomes one order: neither twice nor by an old version', async () => {
    const quoted = await makeQuoted(test.ctx, goods);
    expect(await codeOf(convert(quoted, 1, 'SO1'))).toBe('status_changed');
    const codes = await Promise.all([1, 2, 3].map((each) => codeOf(convert(quoted, 2, `SO${each}`))));
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(await stateOf(quoted)).toMatchObject({ status: 'converted' });
  });

  it('stands again when its order was closed unpaid in time, and only for that order', async () => {
    const quoted = await makeQuoted(test.ctx, goods);
    await convert(quoted, 2, 'SO1');
    const reopen = (orderNo: string) =>
      test.ctx.db.transaction((tx) => reopenAfterUnpaid(tx, test.ctx, { no: quoted.no, orderNo }));
    await reopen('SO9');
    expect((await stateOf(quoted)).status).toBe('converted');
    await reopen('SO1');
    expect(await stateOf(quoted)).toMatchObject({ status: 'quoted', orderNo: 'SO1' });
    await convert(quoted, 2, 'SO2');
    test.ctx.clock.advance(10 * 86_400 - 3000);
    await reopen('SO2');
    expect(await stateOf(quoted)).toMatchObject({ status: 'expired' });
  });

  it('can be declined, and asked for again', async () => {
    const quoted = await makeQuoted(test.ctx, goods, { seller: first });
    await declineQuotation(test.ctx, quoted.member, { no: quoted.no, reason: 'too dear' });
    expect(await stateOf(quoted)).toMatchObject({ status: 'declined', closeReason: 'too dear' });
    await askForRequote(test.ctx, quoted.member, quoted.no);
    expect(await stateOf(quoted)).toMatchObject({ status: 'quoting', closeReason: '', storeId: first.storeId });
    await rejectQuotation(test.ctx, first, { no: quoted.no, reason: 'no paper' });
    await requoteQuotation(test.ctx, first, quoted.no);
    expect((await stateOf(quoted)).status).toBe('quoting');
  });
});

it('reminds each side once, and ends an offer when its time is over', async () => {
  const quoted = await makeQuoted(test.ctx, goods, { seller: first });
  test.ctx.clock.advance(9 * 86_400 + 3600);
  await remindOfOffers(test.ctx);
  await remindOfOffers(test.ctx);
  const events = await eventsOf(quoted.member.userId);
  expect(events.filter((event) => event === 'quoteEnding')).toHaveLength(1);
  await expireOffers(test.ctx);
  expect((await stateOf(quoted)).status).toBe('quoted');
  test.ctx.clock.advance(86_400);
  expect(await codeOf(convert(quoted, 2, 'SO1'))).toBe('quote_expired');
  await expireOffers(test.ctx);
  expect((await stateOf(quoted)).status).toBe('expired');
  const message = { no: quoted.no, text: 'still there?', files: [] };
  expect(await codeOf(writeToSeller(test.ctx, quoted.member, message))).toBe('quote_expired');
  expect(await codeOf(writeToCustomer(test.ctx, first, { ...message, isInternal: false }))).toBe('quote_expired');
});

it('keeps notes of the seller from the customer', async () => {
  const quoted = await makeQuoted(test.ctx, goods, { seller: first });
  const { no, member } = quoted;
  await writeToSeller(test.ctx, member, { no, text: 'Can it be blue?', files: [] });
  await writeToCustomer(test.ctx, first, { no, text: 'margin is thin', files: [], isInternal: true });
  await writeToCustomer(test.ctx, first, { no, text: 'Yes.', files: [], isInternal: false });
  const texts = (rows: { text: string }[]) => rows.map(({ text }) => text);
  expect(texts(await listMessagesOf(test.ctx, member, no))).toEqual(['Can it be blue?', 'Yes.']);
  expect(texts(await listMessagesForSeller(test.ctx, first, no))).toHaveLength(3);
  expect((await describeQuotation(test.ctx, { userId: member.userId, no })).messageCount).toBe(2);
  expect((await eventsOf(member.userId)).filter((event) => event === 'quoteMessage')).toHaveLength(1);
});

it('answers moves on the offer of somebody else like a missing one', async () => {
  const [quoted, other] = [await makeQuoted(test.ctx, goods), toMember((await createTestUser(test.ctx)).id)];
  const { no } = quoted;
  for (const work of [
    () => counterQuotation(test.ctx, other, { no, n: 2, note: '', lines: [] }),
    () => declineQuotation(test.ctx, other, { no, reason: 'x' }),
    () => askForRequote(test.ctx, other, no),
    () => cancelQuotation(test.ctx, other, { no, reason: '' }),
    () => convert({ ...quoted, member: other }, 2, 'SO1'),
    () => writeToSeller(test.ctx, other, { no, text: 'x', files: [] }),
    () => listMessagesOf(test.ctx, other, no),
  ]) {
    expect(await codeOf(work())).toBe('not_found');
  }
});

it('lets operators answer for the platform, one at a time', async () => {
  const { no } = await makeSubmitted(test.ctx, goods);
  const [operator, other] = [await makeOperator(test.ctx), await makeOperator(test.ctx)];
  await openQuotation(test.ctx, operator, no);
  await openQuotation(test.ctx, operator, no);
  expect(await codeOf(openQuotation(test.ctx, other, no))).toBe('already_taken');
});
