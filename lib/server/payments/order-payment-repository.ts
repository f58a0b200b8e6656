import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { withDocumentNumber } from '../db/document-number.ts';
import { isByProvider, type Payment, type ProviderPayment } from './repository.ts';
import { paymentMoves } from './states.ts';
import { payments } from './tables.ts';

type PaymentStage = NonNullable<Payment['stage']>;

/** A payment of orders that are paid together, by the number of their group. */
interface NewOrderPayment extends Pick<Payment, 'userId' | 'purposeNo' | 'channel' | 'amount' | 'expiresAt'> {
  stage: PaymentStage;
}

export async function insertOrderPayment(tx: Executor, payment: NewOrderPayment, now: Date): Promise<Payment> {
  return withDocumentNumber('payment', now, async (no) => {
    const row = { ...payment, no, purpose: 'order' as const, createdAt: now, updatedAt: now };
    const [inserted] = await tx.insert(payments).values(row).onConflictDoNothing({ target: payments.no }).returning();
    return inserted;
  });
}

/** All attempts to pay a group, oldest first. */
export async function listPaymentsOfGroup(db: Executor, groupNo: string): Promise<Payment[]> {
  return db.select().from(payments).where(ofGroup(groupNo)).orderBy(asc(payments.id));
}

/** What of a group can still be paid, locked until the transaction ends. Lock the group first. */
export async function lockOpenPayments(tx: Executor, groupNo: string): Promise<Payment[]> {
  const isOpen = inArray(payments.status, [...paymentMoves.succeed.from]);
  return tx
    .select()
    .from(payments)
    .where(and(ofGroup(groupNo), isOpen))
    .orderBy(asc(payments.id))
    .for('update');
}

/** A payment of orders by its own number, if a provider makes it. */
export async function findOrderPayment(db: Executor, no: string): Promise<ProviderPayment | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.no, no), eq(payments.purpose, 'order')));
  return row && isByProvider(row) ? row : undefined;
}

export async function listPaymentsByNo(db: Executor, nos: string[]): Promise<Payment[]> {
  return nos.length === 0 ? [] : db.select().from(payments).where(inArray(payments.no, nos));
}

const ofGroup = (groupNo: string) => and(eq(payments.purpose, 'order'), eq(payments.purposeNo, groupNo));
