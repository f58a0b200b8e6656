import { and, eq } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { promoters } from './tables.ts';

/**
 * What somebody wrote of themselves goes with their account; an application that nobody has decided goes with it. That they
 * promoted stays, as commissions and settlements do.
 */
export async function forgetPromoter(tx: Executor, userId: number, at: Date): Promise<void> {
  await tx.delete(promoters).where(and(eq(promoters.userId, userId), eq(promoters.status, 'pending')));
  await tx.update(promoters).set({ plan: '', updatedAt: at }).where(eq(promoters.userId, userId));
}
