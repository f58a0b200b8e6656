import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { requireValid, setCurrentStatus } from '../end-quotation.ts';
import { listItems } from '../items/item-repository.ts';
import { moveQuotation } from '../move-quotation.ts';
import { notifySellerOf } from '../notify-parties.ts';
import {
  getCurrentVersion,
  getQuotation,
  type Item,
  lockQuotation,
  type Quotation,
  type Version,
} from '../repository.ts';
import { depositOf } from '../rules.ts';

/** An offer as it was sent, ready to become an order. */
export interface ConfirmableOffer {
  quotation: Quotation;
  version: Version;
  /** In the order of the document. */
  lines: Item[];
  /** The store that made it; null: the platform itself. */
  storeId: number | null;
  /** What is to be paid first; zero: everything at once. */
  depositAmount: number;
  validUntil: Date;
}

interface OfferRequested {
  /** Missing: whosever it is, for operators. */
  userId?: number;
  no: string;
  /** The version that was read. */
  n: number;
}

/**
 * The offer that a customer confirms (Q7), or an operator with the customer's signature, its quotation locked until the transaction ends: lock it before groups and
 * orders. Throws `not_found`, `quote_expired`, and `status_changed` for a version that is not the one on the table.
 */
export async function lockConfirmable(
  tx: Executor,
  ctx: Pick<ServerContext, 'clock'>,
  { userId, no, n }: OfferRequested,
): Promise<ConfirmableOffer> {
  return readOffer(tx, ctx, { quotation: await lockQuotation(tx, { userId, no }), n });
}

/** The same without a lock, to show what would be ordered. Throws like `lockConfirmable`. */
export async function getConfirmable(
  db: Executor,
  ctx: Pick<ServerContext, 'clock'>,
  { userId, no, n }: OfferRequested,
): Promise<ConfirmableOffer> {
  return readOffer(db, ctx, { quotation: await getQuotation(db, { userId, no }), n });
}

async function readOffer(
  db: Executor,
  ctx: Pick<ServerContext, 'clock'>,
  { quotation, n }: { quotation: Quotation; n: number },
): Promise<ConfirmableOffer> {
  requireValid(quotation, ctx.clock.now());
  const version = await getCurrentVersion(db, quotation);
  const { validUntil, storeId } = quotation;
  const isOnTheTable = quotation.status === 'quoted' && version.n === n && version.status === 'sent';
  if (!isOnTheTable || validUntil === null) throw new DomainError('status_changed');
  const lines = await listItems(db, [version.id]);
  const depositAmount = depositOf(version.totalAmount, version.depositBp);
  return { quotation, version, lines, storeId, depositAmount, validUntil };
}

/** Q7: the offer has become this order, in the transaction that made it. Throws `status_changed`. */
export async function markConverted(
  tx: Executor,
  ctx: Pick<ServerContext, 'clock'>,
  { offer, orderNo, actor }: { offer: ConfirmableOffer; orderNo: string; actor: Member },
): Promise<void> {
  const at = ctx.clock.now();
  const { quotation } = offer;
  await setCurrentStatus(tx, quotation, 'accepted');
  const facts = { orderNo, convertedAt: at };
  const side = actor.userId === quotation.userId ? 'customer' : 'platform';
  await moveQuotation(tx, quotation, { move: 'confirm', at, side, actor, facts });
  await notifySellerOf(tx, quotation, { event: 'quoteConfirmed', args: { order: orderNo }, cause: orderNo, at });
}
