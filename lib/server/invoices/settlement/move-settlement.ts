import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { logStatusChange } from '../../db/status-log.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { settlementInvoiceParts, settlementInvoices } from '../settlement-tables.ts';
import type { SettlementInvoice } from './settlement-repository.ts';
import { type SettlementMove, settlementMoves } from './settlement-states.ts';

interface MoveRequest {
  move: SettlementMove;
  at: Date;
  actor: Member;
  reason?: string;
  facts?: Partial<Pick<SettlementInvoice, 'decidedBy' | 'decidedAt'>>;
}

/**
 * The only place where such an invoice changes its state: one guarded update, one line of history. What does not count any more
 * lets its statements go. Throws `status_changed`.
 */
export async function moveSettlement(
  tx: Executor,
  { id, status, version }: SettlementInvoice,
  { move, at, actor, reason = '', facts }: MoveRequest,
): Promise<SettlementInvoice> {
  const { from, to } = settlementMoves[move];
  const of = settlementInvoices;
  const [moved] = await tx
    .update(of)
    .set({ ...facts, reason, status: to, version: sql`${of.version} + 1`, updatedAt: at })
    .where(and(eq(of.id, id), eq(of.version, version), inArray(of.status, [...from])))
    .returning();
  if (!moved) throw new DomainError('status_changed');
  const entity = { entityType: 'settlement_invoice', entityId: id, from: status, to, event: move };
  await logStatusChange(tx, { ...entity, actor, at, ...(reason && { reason }) });
  if (to !== 'accepted') {
    await tx.update(settlementInvoiceParts).set({ isLiving: false }).where(eq(settlementInvoiceParts.invoiceId, id));
  }
  return moved;
}
