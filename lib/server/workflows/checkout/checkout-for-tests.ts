import type { CheckoutSource } from '#lib/contract/orders/member-checkout.ts';
import { unitPriceOfFen } from '#lib/specification/unit-price.ts';
import { getProduct } from '../../catalogue/index.ts';
import type { TestContext } from '../../db/test-context.ts';
import { createTestUser } from '../../factories/factories.ts';
import { makeCategory, makeProduct, type ProductInputs } from '../../factories/product-factory.ts';
import { toMember } from '../../factories/store-factories.ts';
import { saveAddress } from '../../identity/index.ts';
import type { Member } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import {
  asPlatform,
  getConfirmable,
  openQuotation,
  readBasketLines,
  type Seller,
  saveItem,
  sendOffer,
  submitQuotation,
} from '../../quotation/index.ts';
import { earnPoints } from '../../wallet/index.ts';
import { createOrder, type OrderChoice } from './create-order.ts';

export interface Goods {
  productId: number;
  variantId: number;
}

export interface Buyer {
  member: Member;
  /** In a province with the ordinary freight. */
  addressId: number;
}

const place = { provinceId: 440_000, cityId: 440_300, areaId: 440_305 };

/** What tests of orders do again and again: somebody to buy, something to be bought, and buying it. */
export function checkoutOf({ ctx }: TestContext) {
  let made = 0;
  let categoryId: number | undefined;
  const makeGoods = async (inputs: Partial<ProductInputs> = {}): Promise<Goods> => {
    made += 1;
    categoryId ??= await makeCategory(ctx.db, 'checkout-goods');
    const productId = await makeProduct(ctx.db, { slug: `goods-${made}`, categoryId, ...inputs });
    const { variants } = await getProduct(ctx, { id: productId }, { locale: 'en' });
    return { productId, variantId: variants[0]?.id ?? 0 };
  };
  const newBuyer = async (): Promise<Buyer> => {
    const { id } = await createTestUser(ctx);
    const facts = { receiver: '张三', mobile: '13800138000', address: '科技园1号', isDefault: true };
    return { member: toMember(id), addressId: (await saveAddress(ctx, id, { ...place, ...facts })).id };
  };
  const putIn = async ({ member }: Buyer, goods: Goods, qty = 1) => {
    const line = { ...goods, qty, selection: {}, targetPrice: null, note: '', files: [] };
    const { no, item } = await saveItem(ctx, member, line);
    return { no, id: item.id };
  };
  const order = ({ member, addressId }: Buyer, what: CheckoutSource, input: Partial<OrderChoice> = {}) => {
    const usual = { points: 0, expectedTotal: 0, key: crypto.randomUUID() };
    return createOrder(ctx, member, { what, addressId, ...usual, ...input });
  };
  const givePoints = ({ member: { userId } }: Buyer, points: number) => {
    const ref = { type: 'gift', no: crypto.randomUUID() };
    return earnPoints(ctx.db, { userId, points, ref, memo: { key: 'memoWelcome' }, at: ctx.clock.now() });
  };
  return { makeGoods, newBuyer, putIn, order, givePoints, newOffer: offers({ ctx }, putIn) };
}

export function buyNow({ productId, variantId }: Goods, qty = 1): CheckoutSource {
  return { source: 'buy_now', product_id: productId, variant_id: variantId, selection: {}, qty };
}

export interface OfferInput {
  unitAmount?: number;
  freightAmount?: number;
  discountAmount?: number;
  depositBp?: number;
  depositForfeitBp?: number;
  leadDays?: number;
  hoursValid?: number;
  seller?: Seller;
}

type PutIn = (buyer: Buyer, goods: Goods, qty?: number) => Promise<{ no: string; id: number }>;

/** An offer on the table, for goods out of the buyer's basket. */
function offers({ ctx }: Pick<TestContext, 'ctx'>, putIn: PutIn) {
  return async (buyer: Buyer, goods: Goods, inputs: OfferInput = {}) => {
    const { unitAmount = 900, freightAmount = 0, discountAmount = 0, depositBp = 0, hoursValid = 72 } = inputs;
    const { depositForfeitBp = 0 } = inputs;
    const seller = inputs.seller ?? asPlatform(toMember((await createTestUser(ctx, { group: 'operator' })).id));
    const { no, id } = await putIn(buyer, goods, 10);
    const lines = await readBasketLines(ctx.db, { userId: buyer.member.userId, no, ids: [id] });
    await submitQuotation(ctx, buyer.member, { no });
    await openQuotation(ctx, seller, no);
    await sendOffer(ctx, seller, {
      no,
      n: 1,
      lines: lines.map(({ lineKey, qty }) => ({ lineKey, qty, unitPrice: unitPriceOfFen(unitAmount), note: '' })),
      freightAmount,
      discountAmount,
      depositBp,
      depositForfeitBp,
      taxMode: 'included',
      leadDays: inputs.leadDays ?? null,
      validUntil: addSeconds(ctx.clock.now(), hoursValid * 3600),
      paymentTerms: '',
      terms: '',
      note: '',
    });
    const offer = await getConfirmable(ctx.db, ctx, { userId: buyer.member.userId, no, n: 2 });
    return { no, n: 2, what: { source: 'quote' as const, no, n: 2 }, versionId: offer.version.id };
  };
}
