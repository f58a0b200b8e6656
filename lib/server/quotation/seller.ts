import type { Executor } from '../db/connection.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { lockOpenStore, lockStore } from '../store/index.ts';
import { getQuotation, lockQuotation, type Quotation } from './repository.ts';

/** Who answers quotations: a member of a store for that store, or an operator for the platform. */
export type Seller =
  | { side: 'store'; storeId: number; member: Member }
  | { side: 'platform'; storeId: null; member: Member };

export const asStore = (member: Member & { storeId: number }): Seller => ({
  side: 'store',
  storeId: member.storeId,
  member,
});
export const asPlatform = (member: Member): Seller => ({ side: 'platform', storeId: null, member });

/** Nobody has taken it up: every store and the platform may. */
export function isPooled({ status, storeId, assigneeId }: Quotation): boolean {
  return status === 'submitted' && storeId === null && assigneeId === null;
}

/** It is this seller's to answer. What no store has is the platform's, also while it lies in the pool. */
export function isOwn(quotation: Quotation, { storeId }: Seller): boolean {
  return quotation.storeId === storeId;
}

function requireVisible(quotation: Quotation, seller: Seller): Quotation {
  const isVisible = quotation.status !== 'draft' && quotation.submittedAt !== null;
  if (!isVisible || !(isOwn(quotation, seller) || isPooled(quotation))) throw new DomainError('not_found');
  return quotation;
}

/** One that the seller may see. Throws `not_found`, for drafts and what another store has too. */
export async function getForSeller(db: Executor, seller: Seller, no: string): Promise<Quotation> {
  return requireVisible(await getQuotation(db, { no }), seller);
}

/**
 * One that the seller is about to answer, locked; of a store that is open. Throws `not_found`, `store_not_open`, and
 * `own_record` where customer and seller are one.
 */
export async function lockForSeller(tx: Executor, seller: Seller, no: string): Promise<Quotation> {
  const quotation = await lockOfOthers(tx, seller, no);
  if (seller.side === 'store') await lockOpenStore(tx, seller.storeId);
  return quotation;
}

/** Like `lockForSeller`, for ending a quotation: a store that is closing settles its business, so it may as well. */
export async function lockToEnd(tx: Executor, seller: Seller, no: string): Promise<Quotation> {
  const quotation = await lockOfOthers(tx, seller, no);
  const isClosing = seller.side === 'store' && (await lockStore(tx, seller.storeId)).status === 'closing';
  if (seller.side === 'store' && !isClosing) await lockOpenStore(tx, seller.storeId);
  return quotation;
}

async function lockOfOthers(tx: Executor, { member }: Seller, no: string): Promise<Quotation> {
  const quotation = await lockQuotation(tx, { no });
  if (quotation.userId === member.userId) throw new DomainError('own_record');
  return quotation;
}

/** Throws `not_found` for what is not this seller's to answer. */
export function requireOwn(quotation: Quotation, seller: Seller): void {
  if (!isOwn(requireVisible(quotation, seller), seller)) throw new DomainError('not_found');
}
