import { unitPriceOfFen } from '#lib/specification/unit-price.ts';
import { getProduct } from '../catalogue/index.ts';
import type { ServerContext } from '../db/context.ts';
import type { Member } from '../kernel/actor.ts';
import { addSeconds } from '../kernel/clock.ts';
import { toPage } from '../kernel/paging.ts';
import {
  asStore,
  counterQuotation,
  describeQuotation,
  listQuotations,
  openQuotation,
  type Seller,
  saveItem,
  sendOffer,
  submitQuotation,
} from '../quotation/index.ts';
import { findStoreOf } from '../store/index.ts';
import { inquiries, type SeedInquiry } from './content/trade.ts';
import { findDemoLogin, hoursAgo } from './demo-people.ts';
import { firstAnswers } from './first-answers.ts';
import { seedCustomers } from './seed-trade.ts';

interface Parties {
  customer: Member;
  seller: Seller;
}

/**
 * Inquiries before the demo store, one with an offer that the demo customer can confirm, made the way every inquiry is.
 * Needs the catalogue and the store; does nothing where its customers have asked for something already.
 */
export async function seedInquiries(ctx: ServerContext): Promise<void> {
  const [buyer, owner] = await Promise.all([findDemoLogin(ctx, 'customer'), findDemoLogin(ctx, 'store')]);
  const store = owner && (await findStoreOf(ctx.db, owner.userId));
  if (!buyer || !store) return;
  const customers = await seedCustomers(ctx);
  const { total } = await listQuotations(ctx, customers.school.member.userId, { page: toPage({}) });
  if (total > 0) return;
  const seller = asStore({ ...owner, storeId: store.id });
  for (const inquiry of inquiries) {
    const customer = inquiry.customer === 'buyer' ? buyer : customers[inquiry.customer].member;
    await seedInquiry(ctx, { customer, seller }, inquiry);
  }
}

async function seedInquiry(ctx: ServerContext, { customer, seller }: Parties, inquiry: SeedInquiry): Promise<void> {
  const at = (hoursLater: number) => hoursAgo(ctx, inquiry.hoursAgo - hoursLater);
  const no = await ask(at(0), customer, inquiry);
  if (inquiry.end === 'asked') return;
  await openQuotation(at(1), seller, no);
  const n = await offer(at(2), { customer, seller }, { ...inquiry, no });
  if (inquiry.end === 'countered') await counter(at(4), customer, { ...inquiry, no, n });
}

async function ask(ctx: ServerContext, customer: Member, { slug, qty, selection, note }: SeedInquiry): Promise<string> {
  const { id: productId } = await getProduct(ctx, { slug }, { locale: 'en' });
  const answers = { ...firstAnswers(slug), ...selection };
  const { no } = await saveItem(ctx, customer, {
    productId,
    selection: answers,
    qty,
    targetPrice: null,
    note,
    files: [],
  });
  await submitQuotation(ctx, customer, { no });
  return no;
}

/** Answers the number of the version on the table. */
async function offer(
  ctx: ServerContext,
  { customer, seller }: Parties,
  { no, unitAmount, answer }: SeedInquiry & { no: string },
): Promise<number> {
  const { version, items } = await describeQuotation(ctx, { userId: customer.userId, no });
  await sendOffer(ctx, seller, {
    no,
    n: version.n,
    lines: items.map(({ lineKey, qty }) => ({ lineKey, qty, unitPrice: unitPriceOfFen(unitAmount), note: '' })),
    freightAmount: 0,
    discountAmount: 0,
    depositBp: 3000,
    depositForfeitBp: 0,
    taxMode: 'included',
    leadDays: 5,
    validUntil: addSeconds(ctx.clock.now(), 14 * 86_400),
    paymentTerms: '',
    terms: '',
    note: answer,
  });
  return version.n + 1;
}

/** The customer would take a tenth more of them for a tenth less. */
async function counter(
  ctx: ServerContext,
  customer: Member,
  { no, n, unitAmount }: SeedInquiry & { no: string; n: number },
): Promise<void> {
  const { items } = await describeQuotation(ctx, { userId: customer.userId, no });
  const targetPrice = unitPriceOfFen(Math.round(unitAmount * 0.9));
  const lines = items.map(({ lineKey, qty }) => ({ lineKey, qty: Math.round(qty * 1.1), targetPrice }));
  await counterQuotation(ctx, customer, { no, n, note: '数量可以加到这么多，单价能否再优惠一些？', lines });
}
