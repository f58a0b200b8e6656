import type { Executor } from '../db/connection.ts';
import type { Settings } from '../site/index.ts';
import { referralTerms } from './commission-tables.ts';
import { type Candidate, termsOf } from './commissions/commission-rules.ts';
import { listPromoters } from './promoter-repository.ts';
import { findTie } from './ties.ts';

interface NewSale {
  buyerId: number;
  orderIds: readonly number[];
  settings: Settings;
  at: Date;
}

/** Copies beside new orders who will earn by them at which rate; later changes of ties, levels or rates change nothing. */
export async function copyTerms(tx: Executor, { buyerId, orderIds, settings, at }: NewSale): Promise<void> {
  if (!settings['referral.isOpen']) return;
  const terms = termsOf(await listCandidates(tx, buyerId, at), settings);
  if (terms.length === 0) return;
  await tx.insert(referralTerms).values(orderIds.flatMap((orderId) => terms.map((one) => ({ ...one, orderId }))));
}

/** The buyer, who brought the buyer, and who brought that one. */
async function listCandidates(tx: Executor, buyerId: number, at: Date): Promise<Candidate[]> {
  const tie = await findTie(tx, { userId: buyerId, at });
  const line = [buyerId, tie?.parentId, tie?.grandId];
  const ids = line.flatMap((id) => id ?? []);
  const found = new Map((await listPromoters(tx, ids)).map((promoter) => [promoter.userId, promoter]));
  return line.flatMap((id, level) => {
    const promoter = id == null ? undefined : found.get(id);
    return promoter ? [{ ...promoter, level }] : [];
  });
}
