import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { createTestUser } from '#lib/server/factories/factories.ts';
import { goodSelection, itemOf, makeQuotationGoods } from '#lib/server/factories/quotation-factories.ts';
import { createTestFile, toMember } from '#lib/server/factories/store-factories.ts';
import { describeBasket, saveItem, submitQuotation } from '../index.ts';

const test = await createTestContext();
const goods = await makeQuotationGoods(test.ctx);
afterAll(() => test.close());

const newMember = async () => toMember((await createTestUser(test.ctx)).id);
const newFile = (userId: number) => createTestFile(test.ctx, userId, { topic: 'quotation' });

describe('the key of a new line', () => {
  it('makes one line, also of calls at the same moment and of one with other answers', async () => {
    const member = await newMember();
    const lineKey = crypto.randomUUID();
    const input = itemOf(goods.cards, { qty: 10, selection: goodSelection, lineKey });
    const saved = await Promise.all([1, 2, 3].map(() => saveItem(test.ctx, member, input)));
    expect(new Set(saved.map(({ item }) => item.id)).size).toBe(1);
    const { item } = await saveItem(test.ctx, member, { ...input, qty: 20 });
    expect(item).toMatchObject({ id: saved[0]?.item.id, lineKey, qty: 20 });
    expect((await describeBasket(test.ctx, member.userId))?.items).toHaveLength(1);
  });

  it('counts ready goods once, also where a line took them in', async () => {
    const member = await newMember();
    const first = itemOf(goods.mouse, { qty: 2, lineKey: crypto.randomUUID() });
    const more = itemOf(goods.mouse, { qty: 3, lineKey: crypto.randomUUID() });
    await Promise.all([1, 2].map(() => saveItem(test.ctx, member, first)));
    const saved = await Promise.all([1, 2].map(() => saveItem(test.ctx, member, more)));
    expect(saved.map(({ item }) => item.qty)).toEqual([5, 5]);
    expect((await describeBasket(test.ctx, member.userId))?.version).toMatchObject({ totalAmount: 5000 });
  });

  it("is not taken when it is another customer's, whose line stays as it was", async () => {
    const [theirs, member] = [await newMember(), await newMember()];
    const lineKey = crypto.randomUUID();
    const file = await newFile(theirs.userId);
    const held = itemOf(goods.mouse, { lineKey, files: [file] });
    await saveItem(test.ctx, theirs, held);
    const { item } = await saveItem(test.ctx, member, itemOf(goods.mouse, { qty: 7, lineKey }));
    expect(item.lineKey).not.toBe(lineKey);
    await saveItem(test.ctx, member, itemOf(goods.mouse, { id: item.id }));
    const [kept] = (await describeBasket(test.ctx, theirs.userId))?.items ?? [];
    expect(kept).toMatchObject({ lineKey, qty: 1, files: [{ url: file }] });
  });

  it('makes no second line of what was sent to the sellers meanwhile', async () => {
    const member = await newMember();
    const input = itemOf(goods.mouse, { lineKey: crypto.randomUUID() });
    const { no } = await saveItem(test.ctx, member, input);
    await submitQuotation(test.ctx, member, { no });
    await expect(saveItem(test.ctx, member, input)).rejects.toMatchObject({ code: 'status_changed' });
  });
});
