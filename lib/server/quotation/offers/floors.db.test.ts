import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { products } from '#lib/server/catalogue/tables.ts';
import { createTestContext } from '#lib/server/db/test-context.ts';
import {
  makeOperator,
  makeQuotationGoods,
  makeSubmitted,
  offerFor,
} from '#lib/server/factories/quotation-factories.ts';
import { createTestStore, toMember } from '#lib/server/factories/store-factories.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { unitPriceOfFen } from '#lib/specification/unit-price.ts';
import {
  asStore,
  counterQuotation,
  describeQuotation,
  type Offer,
  openQuotation,
  type Seller,
  sendOffer,
} from '../index.ts';
import { wordDocument } from '../word-document.ts';

const test = await createTestContext();
const goods = await makeQuotationGoods(test.ctx);
const { owner, store: own } = await createTestStore(test.ctx);
const store = asStore({ ...toMember(owner.id), storeId: own.id });
await updateSettings(test.ctx, { 'quote.floorBp': 8000 });
afterAll(() => test.close());

const withNodes = <S extends Seller>(seller: S, ...nodes: string[]): S => ({
  ...seller,
  member: { ...seller.member, nodes: new Set(nodes) },
});

/** Three mice at ten yuan each by the list, and cards. */
async function newOpened(seller: Seller = store) {
  const quotation = await makeSubmitted(test.ctx, goods);
  await openQuotation(test.ctx, seller, quotation.no);
  const offer = await offerFor(test.ctx, quotation);
  return { ...quotation, offer: { ...offer, freightAmount: 0, discountAmount: 0 } };
}

/** The same with another price of a mouse. */
const at = (offer: Offer, unitAmount: number, more: Partial<Offer> = {}): Offer => ({
  ...offer,
  lines: offer.lines.map((line, index) =>
    index === 0 ? { ...line, unitPrice: unitPriceOfFen(unitAmount) } : { ...line, unitPrice: 9_999_900 },
  ),
  ...more,
});

const send = (offer: Offer, seller: Seller = store) => sendOffer(test.ctx, seller, offer);

describe('the lowest price', () => {
  it('is the shop’s share of the list price, by line and with its discount', async () => {
    const { offer } = await newOpened();
    await expect(send(at(offer, 799))).rejects.toMatchObject({
      code: 'below_floor',
      fields: { 'items.0.unit_price': { key: 'belowFloor', values: { floor: '8.00' } } },
    });
    const discounted = at(offer, 800, { discountAmount: 100_000 });
    await expect(send(discounted)).rejects.toMatchObject({ code: 'below_floor', fields: { discount: {} } });
    await send(at(offer, 800));
  });

  it('is reckoned for the quantity that is offered, whatever was asked for', async () => {
    const { offer } = await newOpened();
    const more = { ...offer, lines: offer.lines.map((line) => ({ ...line, qty: 30, unitPrice: 9_999_900 })) };
    await expect(send(at(more, 799))).rejects.toMatchObject({ code: 'below_floor' });
    await send(at(more, 800));
  });

  it('holds after a counter-offer, which is no list price', async () => {
    const { offer, member, no } = await newOpened();
    await send(at(offer, 1000));
    const { items, version } = await describeQuotation(test.ctx, { userId: member.userId, no });
    const lines = [{ lineKey: items[0]?.lineKey ?? '', qty: 3, targetPrice: 10_000 }];
    await counterQuotation(test.ctx, member, { no, n: version.n, note: '', lines });
    await openQuotation(test.ctx, store, no);
    const next = { ...offer, n: version.n + 1 };
    await expect(send(at(next, 799))).rejects.toMatchObject({ code: 'below_floor' });
    await send(at(next, 800));
  });

  it('is the product’s own where it has one, none with zero', async () => {
    const own = (floorBp: number | null) =>
      test.ctx.db.update(products).set({ floorBp }).where(eq(products.id, goods.mouse));
    const { offer } = await newOpened();
    await own(9500);
    await expect(send(at(offer, 949))).rejects.toMatchObject({ code: 'below_floor' });
    await own(0);
    await send(at(offer, 1));
    await own(null);
  });

  it('is none for lines in words', async () => {
    const { offer } = await newOpened();
    const words = { name: '设计', qty: 1, unit: 'piece' as const, fulfilment: 'digital' as const, note: '' };
    await send({ ...offer, lines: [{ ...words, unitPrice: 100 }] });
  });

  it.each([
    ['a store’s manager', 'store/quotation/below_floor', () => Promise.resolve(store)],
    ['an operator with the rule', 'operator/quote/belowfloor', () => makeOperator(test.ctx)],
    ['an operator with all rules', '*', () => makeOperator(test.ctx)],
  ] as const)('is not for %s', async (_, node, sellerOf) => {
    const seller = await sellerOf();
    const { offer } = await newOpened(seller);
    await expect(send(at(offer, 1), seller)).rejects.toMatchObject({ code: 'below_floor' });
    await send(at(offer, 1), withNodes(seller, node));
  });

  it('is not lifted by the rule of the other side', async () => {
    const { offer } = await newOpened();
    const attempt = send(at(offer, 1), withNodes(store, 'operator/quote/belowfloor'));
    await expect(attempt).rejects.toMatchObject({ code: 'below_floor' });
  });
});

describe('a deposit that may be kept', () => {
  it('needs a deposit, and is frozen with the offer', async () => {
    const { offer, no, member } = await newOpened();
    const without = send(at(offer, 1000, { depositBp: 0, depositForfeitBp: 1 }));
    await expect(without).rejects.toMatchObject({ fields: { deposit_forfeit_bp: { key: 'depositMissing' } } });
    await send(at(offer, 1000, { depositBp: 3000, depositForfeitBp: 2500 }));
    const { version } = await describeQuotation(test.ctx, { userId: member.userId, no });
    expect(version).toMatchObject({ depositBp: 3000, depositForfeitBp: 2500 });
    const change = test.ctx.db.$client.query('update quotation_versions set deposit_forfeit_bp = 0 where id = $1', [
      version.id,
    ]);
    await expect(change).rejects.toThrow(/frozen/);
  });

  it.each([
    ['zh-cn', '尾款逾期未付时扣除定金'],
    ['en', 'Deposit retained if the balance is overdue'],
  ] as const)('stands in the document, in %s', async (locale, label) => {
    const { offer, no, member } = await newOpened();
    await send(at(offer, 1000, { depositBp: 5000, depositForfeitBp: 2500, lines: offer.lines.slice(0, 1) }));
    const { quotation, version, items } = await describeQuotation(test.ctx, { userId: member.userId, no });
    const shop = { name: 'Shop', tel: '', address: '' };
    const { sums } = wordDocument({ quotation, version, items, customer: 'C', seller: 'S', shop }, locale);
    const row = sums.find((each) => each.label === label);
    expect(row?.value).toContain('3.75');
  });
});
