import { count, eq } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { referralRelations } from './tables.ts';

/** Whether somebody was brought by somebody, and how many people they brought; never who. */
export async function describeReferral(
  db: Executor,
  userId: number,
): Promise<{ boundAt: Date | null; referredPeople: number }> {
  const [own] = await db
    .select({ boundAt: referralRelations.boundAt })
    .from(referralRelations)
    .where(eq(referralRelations.userId, userId));
  const [brought] = await db
    .select({ people: count() })
    .from(referralRelations)
    .where(eq(referralRelations.parentId, userId));
  return { boundAt: own?.boundAt ?? null, referredPeople: brought?.people ?? 0 };
}
