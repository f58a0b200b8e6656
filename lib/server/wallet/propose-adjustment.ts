import { userPath } from '#lib/routes/user-path.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { withDocumentNumber } from '../db/document-number.ts';
import { runOnce } from '../db/idempotency.ts';
import { logStatusChange } from '../db/status-log.ts';
import { claimFile } from '../files/index.ts';
import { findUser, notifyHolders } from '../identity/index.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { formatFen } from '../kernel/money.ts';
import type { Unit } from './tables.ts';
import { walletAdjustments } from './tables.ts';

interface AdjustmentRequest {
  userId: number;
  unit: Unit;
  /** Fen or points; positive gives, negative takes. */
  amount: number;
  reason: string;
  /** Address of the proposer's private upload that says why. */
  attachment: string;
  /** The client's `Idempotency-Key`: the same request sent twice is one paper. */
  key: string;
}

/**
 * The first of the two persons (P15): puts the paper before another operator; nothing moves yet. Throws `invalid_input`
 * for an unknown user or attachment, `own_record` for an account of the proposer's own, and what `runOnce` throws.
 */
export async function proposeAdjustment(
  ctx: ServerContext,
  proposer: Member,
  request: AdjustmentRequest,
): Promise<{ no: string }> {
  const { key, ...requested } = request;
  if (requested.userId === proposer.userId) throw new DomainError('own_record');
  if (!(await findUser(ctx.db, requested.userId))) {
    throw new DomainError('invalid_input', { fields: { user_id: { key: 'not_found' } } });
  }
  const call = { userId: proposer.userId, key, route: 'operator/adjustment/propose', request: requested };
  return ctx.db.transaction((tx) => runOnce(tx, ctx.clock, call, () => insertPaper(tx, ctx, proposer, requested)));
}

async function insertPaper(
  tx: Executor,
  { clock }: ServerContext,
  proposer: Member,
  { attachment: url, ...facts }: Omit<AdjustmentRequest, 'key'>,
): Promise<{ no: string }> {
  const now = clock.now();
  const { userId: proposedBy } = proposer;
  const paper = await withDocumentNumber('adjustment', now, async (no) => {
    const accept = { isPrivate: true, topics: ['voucher'] };
    const claim = { url, userId: proposedBy, subject: `adjustment:${no}`, accept, field: 'attachment' };
    const { id: fileId } = await claimFile(tx, claim);
    const row = { ...facts, no, fileId, proposedBy, createdAt: now, updatedAt: now };
    const [inserted] = await tx.insert(walletAdjustments).values(row).onConflictDoNothing().returning();
    return inserted;
  });
  const change = { entityType: 'adjustment', entityId: paper.id, from: null, to: 'pending', event: 'propose' };
  await logStatusChange(tx, { ...change, actor: proposer, reason: facts.reason });
  await notifyProposed(tx, paper, now);
  return { no: paper.no };
}

/** The proposer cannot decide, and hears only of the decision. */
async function notifyProposed(
  tx: Executor,
  { no, unit, amount, reason, proposedBy }: typeof walletAdjustments.$inferSelect,
  now: Date,
): Promise<void> {
  const change = unit === 'CNY' ? formatFen(amount) : String(amount);
  const args = { no, unit, change: amount > 0 ? `+${change}` : change, reason };
  const link = userPath('desk/adjustments', { no });
  await notifyHolders(tx, { event: 'adjustmentProposed', args, link, cause: no, except: proposedBy, now });
}
