import { afterAll, expect, it } from '@jest/globals';
import { createTestContext } from '../db/test-context.ts';
import { makeOperator, makeQuotationGoods, makeQuoted } from '../factories/quotation-factories.ts';
import { createTestStore, toMember } from '../factories/store-factories.ts';
import { asStore, declineQuotation, type Seller } from './index.ts';

const test = await createTestContext();
const goods = await makeQuotationGoods(test.ctx);
afterAll(() => test.close());

/** Where what somebody was told of a quotation leads, by event. */
async function linksOf(userId: number, no: string): Promise<[event: string, link: string][]> {
  const { rows } = await test.ctx.db.$client.query(
    `select event_key, link from messages where user_id = $1 and args->>'no' = $2 order by id`,
    [userId, no],
  );
  return rows.map(({ event_key: event, link }) => [event, link]);
}

async function declined(seller: Seller) {
  const quoted = await makeQuoted(test.ctx, goods, { seller });
  await declineQuotation(test.ctx, quoted.member, { no: quoted.no, reason: 'dear' });
  return quoted;
}

it('leads a store to the quotation at its own desk, and the customer to theirs', async () => {
  const { owner, store } = await createTestStore(test.ctx);
  const { no, member } = await declined(asStore({ ...toMember(owner.id), storeId: store.id }));
  expect(await linksOf(owner.id, no)).toEqual([['quoteDeclined', `/user/store/quotation/info?no=${no}`]]);
  expect(await linksOf(member.userId, no)).toContainEqual(['quoteSent', `/user/quotation_order?no=${no}`]);
});

it('leads operators to the desk, before and after one of them has taken it up', async () => {
  const operator = await makeOperator(test.ctx);
  const { no } = await declined(operator);
  const link = `/user/desk/quotations/info?no=${no}`;
  expect(await linksOf(operator.member.userId, no)).toEqual([
    ['quoteSubmitted', link],
    ['quoteDeclined', link],
  ]);
});
