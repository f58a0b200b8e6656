import { and, eq, inArray, sql } from 'drizzle-orm';
import type { QuotationStatus } from '#lib/contract/quotation/member-records.ts';
import type { Executor } from '../db/connection.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { Actor } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { announceQuotation } from './announce-quotation.ts';
import type { NewQuotation, Quotation } from './repository.ts';
import { type QuotationMove, quotationMoves } from './states.ts';
import { quotations } from './tables.ts';

/** For whom somebody acts; `system` are jobs. */
type Side = 'customer' | 'store' | 'platform' | 'system';

type Fixed = 'id' | 'no' | 'userId' | 'status' | 'version' | 'createdAt' | 'updatedAt';
type QuotationFacts = Partial<Omit<NewQuotation, Fixed>>;

interface MoveRequest {
  move: QuotationMove;
  at: Date;
  side: Side;
  /** Undefined for jobs. */
  actor?: Actor | undefined;
  /** Needed where the move leads to several states. */
  to?: QuotationStatus;
  /** Read by both sides. */
  reason?: string;
  facts?: QuotationFacts;
}

/**
 * The only place where a quotation changes its state: one guarded update, one line of history. Of several at once
 * exactly one wins; the others, and moves that the table of states does not allow, get `status_changed`.
 */
export async function moveQuotation(tx: Executor, quotation: Quotation, request: MoveRequest): Promise<Quotation> {
  const { move, at, side, actor, reason, facts } = request;
  const { from, to: destinations } = quotationMoves[move];
  const to = request.to ?? destinations[0];
  if (!(destinations as readonly QuotationStatus[]).includes(to)) throw new DomainError('status_changed');
  const [moved] = await tx
    .update(quotations)
    .set({ ...facts, status: to, version: nextVersion, updatedAt: at })
    .where(
      and(
        eq(quotations.id, quotation.id),
        eq(quotations.version, quotation.version),
        inArray(quotations.status, [...from]),
      ),
    )
    .returning();
  if (!moved) throw new DomainError('status_changed');
  await logStatusChange(tx, {
    entityType: 'quotation',
    entityId: quotation.id,
    no: quotation.no,
    from: quotation.status,
    to,
    event: move,
    at,
    data: { side },
    ...(actor && { actor }),
    ...(reason && { reason }),
  });
  await announceQuotation(tx, moved, { move, at });
  return moved;
}

export const nextVersion = sql`${quotations.version} + 1`;
