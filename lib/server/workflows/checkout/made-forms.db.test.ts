import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { CheckoutSource } from '#lib/contract/orders/member-checkout.ts';
import { node } from '#lib/specification/template-for-tests.ts';
import { getTemplate, priceConfiguration, publishTemplateVersion, saveTemplateDraft } from '../../catalogue/index.ts';
import { createTestContext } from '../../db/test-context.ts';
import { itemOf } from '../../factories/quotation-factories.ts';
import { toMember } from '../../factories/store-factories.ts';
import { listLines, madeBy } from '../../orders/index.ts';
import { orders } from '../../orders/tables.ts';
import {
  copyItem,
  copyQuotation,
  describeBasket,
  describeQuotation,
  saveItem,
  submitQuotation,
} from '../../quotation/index.ts';
import { type Buyer, checkoutOf } from './checkout-for-tests.ts';
import { readItems } from './pieces/collect-items.ts';

let product: number;
let version: number;

const size = { width: 200, height: 60 };
const kept = { inside: size, die: 'die_kept' };

async function offerBoxes(): Promise<void> {
  const goods = await shop.makeGoods({ pricing: 'configured' });
  product = goods.productId;
  const nodes = [
    node('dimension', 'inside', { required: true }),
    node('single', 'die', { required: true }),
    node('option', 'die_new', { parent: 'die', price_rule: { type: 'fixed', amount_in_fen: 15_000 } }),
    node('option', 'die_kept', { parent: 'die', made_before: { option: 'die_new', same: ['inside'] } }),
  ].map(({ id: _, ...each }) => each);
  const keeper = { ...toMember(0), nodes: new Set(['*']) };
  const draft = { owner: { productId: product }, minimumQuantity: 1, automaticQuantityMax: 5000, nodes };
  await publishTemplateVersion(test.ctx, keeper, await saveTemplateDraft(test.ctx, keeper, draft));
  version = (await getTemplate(test.ctx, product)).template_version_id;
}

const buyNow = (selection: object): CheckoutSource => ({
  source: 'buy_now',
  product_id: product,
  template_version_id: version,
  selection: selection as typeof kept,
  qty: 10,
});

async function pay(no: string): Promise<void> {
  await test.ctx.db.update(orders).set({ paidAt: test.ctx.clock.now() }).where(eq(orders.no, no));
}

const test = await createTestContext();
const shop = checkoutOf(test);
await offerBoxes();
const [customer, other] = [await shop.newBuyer(), await shop.newBuyer()];
const made = await shop.order(customer, buyNow({ inside: size, die: 'die_new' }), { expectedTotal: 16_200 });
/** The number of the order that made the customer's form. */
const orderNo: string = made.orders[0] ?? '';
afterAll(() => test.close());

const faultsFor = async (userId: number | undefined, selection: object = kept) => {
  const requested = { versionId: version, qty: 10, selection: selection as typeof kept, findMade: madeBy(userId) };
  return (await priceConfiguration(test.ctx, requested)).faults;
};
const refused = [{ key: 'die', message: 'specOption', values: {} }];
const add = (buyer: Buyer, selection: object = kept) =>
  saveItem(test.ctx, buyer.member, {
    ...itemOf(product, { qty: 10, templateVersionId: version, selection: selection as typeof kept }),
    findMade: madeBy(buyer.member.userId),
  });

describe('the form of an earlier order', () => {
  it('is nobody’s until the order is paid', async () => {
    expect(await faultsFor(customer.member.userId)).toEqual(refused);
    await pay(orderNo);
    expect(await faultsFor(customer.member.userId)).toEqual([]);
  });

  it('costs its owner nothing again, in the size that it was made for', async () => {
    expect(await faultsFor(customer.member.userId, { ...kept, inside: { width: 201, height: 60 } })).toEqual(refused);
    const { item } = await add(customer);
    expect(item).toMatchObject({ faults: [], amount: 0 });
    const basket = await describeBasket(test.ctx, customer.member.userId, madeBy(customer.member.userId));
    expect(basket?.items[0]?.specEntries.find(({ key }) => key === 'die_kept')?.label.en).toBe(`die_kept (${orderNo})`);
  });

  it.each(['price', 'line', 'quotation', 'order', 'basket order'])('is refused to others by the %s', async (way) => {
    if (way === 'price') {
      expect(await faultsFor(other.member.userId)).toEqual(refused);
      expect(await faultsFor(undefined)).toEqual(refused);
      return;
    }
    if (way === 'order') {
      await expect(shop.order(other, buyNow(kept))).rejects.toMatchObject({ code: 'not_orderable' });
      return;
    }
    const { no, item } = await add(other);
    expect(item.faults).toEqual(refused);
    const findMade = madeBy(other.member.userId);
    if (way === 'quotation') {
      await expect(submitQuotation(test.ctx, other.member, { no, findMade })).rejects.toMatchObject({
        code: 'invalid_input',
      });
    }
    if (way === 'basket order') {
      const what = { source: 'cart' as const, no, items: [item.id] };
      const { problems } = await readItems(test.ctx, { userId: other.member.userId, what });
      expect([...problems.values()]).toEqual(refused);
      await expect(shop.order(other, what)).rejects.toMatchObject({ code: 'invalid_input' });
    }
  });

  it.each(['copied line', 'copied quotation'])('is refused to others in a %s as well', async (way) => {
    const buyer = await shop.newBuyer();
    const { userId } = buyer.member;
    const findMade = madeBy(userId);
    const { no, item } = await add(buyer);
    if (way === 'copied line') {
      const copy = await copyItem(test.ctx, buyer.member, { no, id: item.id, findMade });
      expect(copy.item.faults).toEqual(refused);
      return;
    }
    const copy = await copyQuotation(test.ctx, buyer.member, { no, findMade });
    const { items } = await describeQuotation(test.ctx, { userId, no: copy, findMade });
    expect(items.map(({ faults }) => faults)).toEqual([refused]);
  });

  it('stays a form of its owner in copies, named by its order', async () => {
    const findMade = madeBy(customer.member.userId);
    const { no, item } = await add(customer);
    const copied = await copyItem(test.ctx, customer.member, { no, id: item.id, findMade });
    const copy = await copyQuotation(test.ctx, customer.member, { no, findMade });
    const whole = await describeQuotation(test.ctx, { userId: customer.member.userId, no: copy, findMade });
    for (const { faults, specEntries } of [copied.item, ...whole.items]) {
      expect(faults).toEqual([]);
      expect(JSON.stringify(specEntries)).toContain(orderNo);
    }
  });

  it('is looked for among orders of the product whose tree it is, whatever product is named beside it', async () => {
    const another = (await shop.makeGoods({ pricing: 'configured' })).productId;
    const requests: number[] = [];
    const findMade = async (_: unknown, productId: number) => {
      requests.push(productId);
      return [];
    };
    await priceConfiguration(test.ctx, { versionId: version, productId: another, qty: 10, selection: kept, findMade });
    expect(requests).toEqual([product]);
  });

  it('goes with an order that was closed', async () => {
    const again = await shop.newBuyer();
    const made = await shop.order(again, buyNow({ inside: size, die: 'die_new' }), { expectedTotal: 16_200 });
    const no = made.orders[0] ?? '';
    await pay(no);
    expect(await faultsFor(again.member.userId)).toEqual([]);
    const at = test.ctx.clock.now();
    await test.ctx.db.update(orders).set({ status: 'closed', closedAt: at }).where(eq(orders.no, no));
    expect(await faultsFor(again.member.userId)).toEqual(refused);
  });

  it('stands in the order that takes it, by the number of the one that made it', async () => {
    const made = await shop.order(customer, buyNow(kept), { expectedTotal: 1200 });
    const [order] = await test.ctx.db
      .select()
      .from(orders)
      .where(eq(orders.no, made.orders[0] ?? ''));
    const [line] = await listLines(test.ctx.db, [order?.id ?? 0]);
    expect(JSON.stringify(line?.specSnapshot)).toContain(orderNo);
  });
});
