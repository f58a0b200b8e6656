import { randomUUID } from 'node:crypto';
import type { SpecSelection } from '#lib/contract/catalogue/specification.ts';
import { everything } from '#lib/specification/template-for-tests.ts';
import { publishTemplateVersion, saveTemplateDraft } from '../catalogue/index.ts';
import type { ServerContext } from '../db/context.ts';
import type { Member } from '../kernel/actor.ts';
import { addSeconds } from '../kernel/clock.ts';
import {
  asPlatform,
  describeQuotation,
  type ItemInput,
  type Offer,
  openQuotation,
  type Seller,
  saveItem,
  sendOffer,
  submitQuotation,
} from '../quotation/index.ts';
import { createTestUser } from './factories.ts';
import { makeCategory, makeProduct } from './product-factory.ts';
import { toMember } from './store-factories.ts';

export interface QuotationGoods {
  /** A fixed price of 10.00, twenty in stock. */
  mouse: number;
  /** Configured by the tree with everything in it. */
  cards: number;
}

/** Goods of both kinds. */
export async function makeQuotationGoods(ctx: ServerContext): Promise<QuotationGoods> {
  const key = randomUUID().slice(0, 8);
  const categoryId = await makeCategory(ctx.db, `goods-${key}`);
  const mouse = await makeProduct(ctx.db, { slug: `mouse-${key}`, categoryId, stock: 20, name: ['鼠标', 'Mouse'] });
  const configured = { slug: `cards-${key}`, categoryId, pricing: 'configured' as const, unit: 'box' as const };
  const cards = await makeProduct(ctx.db, { ...configured, name: ['名片', 'Cards'] });
  await offerTemplate(ctx, cards);
  return { mouse, cards };
}

/** Publishes the tree with everything in it, as the next version where there is one. */
export async function offerTemplate(ctx: ServerContext, productId: number, minimumQuantity = 1): Promise<void> {
  const nodes = everything.nodes.map(({ id: _, ...node }) => node);
  const keeper = { ...toMember(0), nodes: new Set(['*']) };
  const draft = { owner: { productId }, minimumQuantity, automaticQuantityMax: 5000, nodes };
  const saved = await saveTemplateDraft(ctx, keeper, draft);
  await publishTemplateVersion(ctx, keeper, saved);
}

export const goodSelection: SpecSelection = { paper: 'cotton', weight: 200, size: { width: 100, height: 100 } };

export function itemOf(productId: number, inputs: Partial<ItemInput> = {}): ItemInput {
  return { productId, selection: {}, qty: 1, targetPrice: null, note: '', files: [], ...inputs };
}

/** A quotation as it lies in the pool, with one line of ready and one of configured goods. */
export async function makeSubmitted(ctx: ServerContext, goods: QuotationGoods, customer?: Member) {
  const member = customer ?? toMember((await createTestUser(ctx)).id);
  const { no } = await saveItem(ctx, member, itemOf(goods.mouse, { qty: 3 }));
  await saveItem(ctx, member, itemOf(goods.cards, { qty: 100, selection: goodSelection, no }));
  await submitQuotation(ctx, member, { no });
  return { no, member };
}

export async function makeOperator(ctx: ServerContext): Promise<Seller> {
  return asPlatform(toMember((await createTestUser(ctx, { group: 'operator' })).id));
}

/** An offer at ten yuan a piece of every line, valid for ten days. */
export async function offerFor(ctx: ServerContext, quotation: { no: string; member: Member }): Promise<Offer> {
  const { no, member } = quotation;
  const { version, items } = await describeQuotation(ctx, { userId: member.userId, no });
  return {
    no,
    n: version.n,
    lines: items.map(({ lineKey, qty }) => ({ lineKey, qty, unitPrice: 100_000, note: '' })),
    freightAmount: 1200,
    discountAmount: 200,
    depositBp: 3000,
    depositForfeitBp: 0,
    taxMode: 'included',
    leadDays: 5,
    validUntil: addSeconds(ctx.clock.now(), 10 * 86_400),
    paymentTerms: '',
    terms: '',
    note: '',
  };
}

/** A quotation with an offer on the table, of the given seller or an operator. */
export async function makeQuoted(
  ctx: ServerContext,
  goods: QuotationGoods,
  inputs: { seller?: Seller; customer?: Member } = {},
) {
  const seller = inputs.seller ?? (await makeOperator(ctx));
  const quotation = await makeSubmitted(ctx, goods, inputs.customer);
  await openQuotation(ctx, seller, quotation.no);
  const offer = await offerFor(ctx, quotation);
  await sendOffer(ctx, seller, offer);
  return { ...quotation, seller, offer, n: offer.n + 1 };
}
