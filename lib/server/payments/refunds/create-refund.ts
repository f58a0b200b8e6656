import { and, eq, lte, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { withDocumentNumber } from '#lib/server/db/document-number.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import { isAccountClosed } from '#lib/server/identity/index.ts';
import type { Actor } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import type { Payment } from '../repository.ts';
import { payments } from '../tables.ts';
import { handOverRefund } from './hand-over-refund.ts';
import { insertRefund, type Refund } from './refund-repository.ts';
import { refundKindOf } from './refund-rules.ts';

interface RefundInput {
  payment: Pick<Payment, 'no' | 'channel' | 'currency' | 'userId'>;
  /** The document it goes back for. */
  subjectNo: string;
  /** The after-sales case that it settles. */
  caseNo?: string | undefined;
  amount: Fen;
  reason: string;
  /** Undefined for jobs. */
  actor?: Actor | undefined;
  at: Date;
}

/**
 * Begins to pay back a part of a payment; what comes of it says the refund. The payment's row is the lock: of two at once
 * that ask for more than is left, the second gets `refund_too_much`.
 */
export async function createRefund(tx: Executor, input: RefundInput): Promise<Refund> {
  const { payment, subjectNo, caseNo = null, amount, reason, actor, at } = input;
  await reserve(tx, payment.no, amount);
  const kind = await kindOf(tx, payment);
  const facts = {
    userId: payment.userId,
    paymentNo: payment.no,
    subjectNo,
    caseNo,
    channel: payment.channel,
    amount,
    currency: payment.currency,
    kind,
    reason,
    requestedBy: actor?.kind === 'member' ? actor.userId : null,
    nextAt: kind === 'original' ? at : null,
    createdAt: at,
    updatedAt: at,
  };
  const refund = await withDocumentNumber('refund', at, (no) => insertRefund(tx, { ...facts, no }));
  const created = {
    entityType: 'refund',
    entityId: refund.id,
    no: refund.no,
    from: null,
    to: refund.status,
    event: 'create',
  };
  await logStatusChange(tx, { ...created, at, reason, ...(actor && { actor }) });
  return kind === 'manual' ? handOverRefund(tx, refund, { at, actor }) : refund;
}

/** A balance that nobody can spend any more is no way back: somebody transfers it. */
async function kindOf(tx: Executor, { channel, userId }: RefundInput['payment']): Promise<Refund['kind']> {
  const kind = refundKindOf(channel);
  return kind === 'balance' && (await isAccountClosed(tx, userId)) ? 'manual' : kind;
}

async function reserve(tx: Executor, no: string, amount: Fen): Promise<void> {
  const after = sql<number>`${payments.refundedAmount} + ${amount}`;
  const [row] = await tx
    .update(payments)
    .set({ refundedAmount: after })
    .where(and(eq(payments.no, no), eq(payments.status, 'succeeded'), lte(after, payments.amount)))
    .returning({ id: payments.id });
  if (!row) throw new DomainError('refund_too_much');
}
