import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { orderCloseRequests } from '../closing-tables.ts';

/** What somebody wants closed: a store, or an operator; another operator has to approve. */
export type CloseRequest = typeof orderCloseRequests.$inferSelect;

/** Throws `status_changed` where one is open already. */
export async function insertCloseRequest(
  tx: Executor,
  request: Pick<CloseRequest, 'orderId' | 'reason' | 'note' | 'proposedBy' | 'createdAt'>,
): Promise<void> {
  const rows = await tx.insert(orderCloseRequests).values(request).onConflictDoNothing().returning();
  const [inserted] = rows;
  if (!inserted) throw new DomainError('status_changed');
  const { orderId, proposedBy: userId, note: reason } = request;
  // Beside the history of the order itself: what operators propose to each other is read by nobody else.
  const entity = { entityType: 'close_request', entityId: inserted.id, from: null, to: 'open', event: 'propose' };
  await logStatusChange(tx, { ...entity, actor: { kind: 'member', userId }, reason, data: { orderId } });
}

export async function findCloseRequest(db: Executor, orderId: number): Promise<CloseRequest | undefined> {
  const [row] = await db.select().from(orderCloseRequests).where(openOf(orderId));
  return row;
}

/** Open ones of these orders. */
export async function findCloseRequests(db: Executor, orderIds: number[]): Promise<Map<number, CloseRequest>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(orderCloseRequests)
    .where(and(inArray(orderCloseRequests.orderId, orderIds), eq(orderCloseRequests.status, 'open')));
  return new Map(rows.map((row) => [row.orderId, row]));
}

/**
 * A second operator decides. Throws `status_changed` where nothing is open, and `second_operator_needed` for who wanted
 * it.
 */
export async function decideCloseRequest(
  tx: Executor,
  { orderId, decidedBy, status, at }: { orderId: number; decidedBy: number; status: 'approved' | 'refused'; at: Date },
): Promise<CloseRequest> {
  const open = await findCloseRequest(tx, orderId);
  if (open?.proposedBy === decidedBy && status === 'approved') throw new DomainError('second_operator_needed');
  const [decided] = await tx
    .update(orderCloseRequests)
    .set({ status, decidedBy: open?.proposedBy === decidedBy ? null : decidedBy, decidedAt: at })
    .where(openOf(orderId))
    .returning();
  if (!decided) throw new DomainError('status_changed');
  return decided;
}

const openOf = (orderId: number) => and(eq(orderCloseRequests.orderId, orderId), eq(orderCloseRequests.status, 'open'));
