import type { ShownText } from '#lib/contract/identity/consents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { reserveStock } from '../../catalogue/index.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { runOnce } from '../../db/idempotency.ts';
import { agreeToPublished, describeAddress, getAddress } from '../../identity/index.ts';
import type { Member } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { type Fen, formatFen } from '../../kernel/money.ts';
import {
  type AddressSnapshot,
  type BuyerTexts,
  buyerTextsOf,
  hashNetwork,
  type InvoiceRequestSnapshot,
  insertOrderLines,
  insertOrders,
  requireOrderRoom,
  type SharedFacts,
} from '../../orders/index.ts';
import { copyTerms } from '../../referral/index.ts';
import { getSettings, type Settings } from '../../site/index.ts';
import { getUserBalances } from '../../wallet/index.ts';
import { settleNothingDue } from '../payment/pieces/settle-order-payment.ts';
import { agreeFees } from './pieces/agree-fees.ts';
import { type Collected, lockItems } from './pieces/collect-items.ts';
import { holdPoints } from './pieces/hold-points.ts';
import { keepOrderFiles } from './pieces/keep-order-files.ts';
import { leaveSource } from './pieces/leave-source.ts';
import { type PricedCheckout, priceCheckout } from './pieces/price-checkout.ts';
import type { CheckoutInput } from './preview-order.ts';

export interface OrderChoice extends CheckoutInput, BuyerTexts {
  /** The total that the customer agreed to. */
  expectedTotal: Fen;
  invoice?: InvoiceRequestSnapshot | undefined;
  /** The client's `Idempotency-Key`: the same request sent twice is one order. */
  key: string;
  /** The customer's address; missing where no visitor asks. */
  ip?: string | undefined;
  /** Ordering agrees to the legal texts, in this language: to those versions where the client says which ones it showed. Missing: no person orders. */
  consent?: { locale: Locale; shown: readonly ShownText[] | undefined };
}

export interface CreatedOrders {
  /** The group they are paid with. */
  no: string;
  orders: string[];
}

interface Deciding {
  /** Whose order it will be. */
  userId: number;
  /** Who makes it: the customer, or an operator for the customer. */
  actor: Member;
  /** Without a total: it was agreed to with the version of an offer. */
  input: Omit<OrderChoice, 'key' | 'ip' | 'consent' | 'addressId' | 'expectedTotal'> &
    Pick<Partial<OrderChoice>, 'expectedTotal'>;
  settings: Settings;
  address: AddressSnapshot | undefined;
  /** Where the customer's own order comes from. */
  network?: string | undefined;
}

/**
 * Orders what a basket, a product or an offer holds, at the prices of this moment (docs/domain/orders.md 3, O1;
 * docs/domain/quotation.md 3, Q7): stock and points are promised to it, and what it came from gives it away, in one
 * transaction, which also records that the customer agrees to the legal texts. Throws `not_found`, `consent_outdated`, `invalid_input`, `not_orderable`, `address_needed`, `price_changed` (with the new
 * total), `out_of_stock` (with the line), `points_insufficient`, `quote_expired`, `offer_store_away`,
 * `offer_store_closed`, `status_changed`, `unpaid_limit`, `daily_limit`, `network_unpaid_limit`, and what `runOnce` throws.
 */
export async function createOrder(ctx: ServerContext, member: Member, input: OrderChoice): Promise<CreatedOrders> {
  const { userId } = member;
  const { key, ip, consent, ...request } = input;
  const settings = await getSettings(ctx);
  const address = input.addressId === undefined ? undefined : await getAddress(ctx, userId, input.addressId);
  const network = ip === undefined ? undefined : hashNetwork(ctx, ip);
  const deciding = { userId, actor: member, input, settings, address: address && describeAddress(address), network };
  const once = { userId, key, route: 'order/create', request };
  return ctx.db.transaction((tx) =>
    runOnce(tx, ctx.clock, once, async () => {
      if (consent) await agreeToPublished(tx, { userId, place: 'checkout', at: ctx.clock.now(), ...consent });
      return orderInside(tx, ctx, deciding);
    }),
  );
}

/** The same inside the caller's transaction. Throws like `createOrder`. */
export async function orderInside(tx: Executor, ctx: ServerContext, deciding: Deciding): Promise<CreatedOrders> {
  const { userId, actor, input, settings, address, network } = deciding;
  const collected = await lockItems(tx, ctx, { userId, what: input.what });
  const { points: owned } = await getUserBalances(tx, userId);
  const priced = priceCheckout(collected, { settings, address, points: input.points, owned });
  requireAgreed(collected, priced, deciding);
  const at = ctx.clock.now();
  // What an operator does for a customer is not the customer's doing.
  const most = settings['order.networkMaxUnpaid'];
  if (actor.userId === userId) await requireOrderRoom(tx, { userId, at, network, most });
  const planned = await agreeFees(tx, priced.orders, { storeId: collected.offer?.storeId ?? null, at });
  const shared = sharedFacts(ctx, deciding, { collected, priced });
  const { group, orders } = await insertOrders(tx, ctx, { userId, actor, planned, shared, network });
  await copyTerms(tx, { buyerId: userId, orderIds: orders.map(({ id }) => id), settings, at });
  await holdPoints(tx, orders, { actor, at });
  await insertOrderLines(tx, orders, { planned, stocked: await reserve(tx, collected) });
  await keepOrderFiles(tx, userId, { orders, collected });
  const answer = { no: group.no, orders: orders.map(({ no }) => no) };
  await leaveSource(tx, ctx, {
    userId,
    actor,
    what: input.what,
    offer: collected.offer,
    orderNo: answer.orders[0] ?? '',
  });
  if (priced.payable === 0) await settleNothingDue(tx, ctx, group);
  return answer;
}

function requireAgreed({ problems }: Collected, priced: PricedCheckout, { input, address }: Deciding): void {
  if (problems.size > 0) {
    const refs = [...problems].map(([id, { message, values }]) => [`items.${id}`, { key: message, values }] as const);
    throw new DomainError('not_orderable', { fields: Object.fromEntries(refs) });
  }
  if (priced.needsAddress && !address) {
    throw new DomainError('address_needed', { fields: { address_id: { key: 'address_needed' } } });
  }
  if (input.points > priced.points.usable) {
    const values = { max: priced.points.usable };
    throw new DomainError('invalid_input', { fields: { points: { key: 'pointsShare', values } } });
  }
  if (input.expectedTotal !== undefined && priced.payable !== input.expectedTotal) {
    throw new DomainError('price_changed', { data: { total: formatFen(priced.payable) } });
  }
}

/** Says which line the piece is missing for. */
async function reserve(tx: Executor, { items }: Collected): Promise<ReadonlySet<number>> {
  const pieces = items.flatMap(({ variantId, qty }) => (variantId === null ? [] : [{ variantId, qty }]));
  try {
    return await reserveStock(tx, pieces);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'out_of_stock') throw error;
    const line = items.find(({ variantId }) => variantId === error.data.variant_id);
    const data = { ...error.data, line: line?.id ?? 0 };
    throw new DomainError('out_of_stock', { values: error.values, data });
  }
}

function sharedFacts(
  { clock }: ServerContext,
  { input, settings, address }: Deciding,
  { collected: { offer }, priced }: { collected: Collected; priced: PricedCheckout },
): SharedFacts {
  const now = clock.now();
  const shared = {
    source: input.what.source,
    address: priced.needsAddress ? address : null,
    ...buyerTextsOf(input),
    invoiceRequest: input.invoice ?? null,
  };
  if (!offer) return { ...shared, payDeadline: addSeconds(now, settings['order.payMinutes'] * 60) };
  const { quotation, version, storeId, validUntil } = offer;
  const latest = addSeconds(now, settings['order.quotePayHours'] * 3600);
  return {
    ...shared,
    quotationNo: quotation.no,
    quoteVersionId: version.id,
    fixedStoreId: storeId,
    depositForfeitBp: version.depositForfeitBp,
    payDeadline: validUntil < latest ? validUntil : latest,
  };
}
