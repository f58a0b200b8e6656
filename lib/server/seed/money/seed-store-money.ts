import type { ServerContext } from '#lib/server/db/context.ts';
import { readAllMessages } from '#lib/server/messaging/index.ts';
import { runInTime } from '../in-time.ts';
import { planDeposits } from './seed-deposits.ts';
import { planPayouts } from './seed-payouts.ts';
import { planStatements } from './seed-statements.ts';
import { findSettlementPeople } from './settlement-people.ts';

/**
 * Statements, deposits and withdrawals of the demo store, all in the order of time: what a statement opens with is what had moved
 * until then. Does nothing of what is there already.
 */
export async function seedStoreMoney(ctx: ServerContext): Promise<void> {
  const people = await findSettlementPeople(ctx);
  if (!people) return;
  const plans = [planStatements, planDeposits, planPayouts].map((plan) => plan(ctx, people));
  const happenings = (await Promise.all(plans)).flat();
  if (happenings.length === 0) return;
  await runInTime(ctx, happenings);
  // The store has seen what lies behind it.
  await readAllMessages(ctx, people.store.userId);
}
