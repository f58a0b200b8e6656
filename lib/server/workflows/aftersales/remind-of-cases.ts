import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import {
  findSellerAddresses,
  listCaseLines,
  listToRemind,
  lockCase,
  markReminded,
  notifyCustomerOf,
  notifySellerOf,
  reminderOf,
} from '../../aftersales/index.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { getSettings } from '../../site/index.ts';

/**
 * Reminds both sides, once before each deadline: who has to act of what happens otherwise, the other of what will happen by
 * itself. Of a dispute both that the time for evidence ends. Answers how many cases were reminded of.
 */
export async function remindOfCases(ctx: ServerContext): Promise<number> {
  const { 'aftersale.remindHours': hours } = await getSettings(ctx);
  const at = ctx.clock.now();
  const find = async (limit: number) => {
    const due = await listToRemind(ctx.db, { at, hours, limit });
    const addresses = await findSellerAddresses(ctx, due);
    return due.map(({ no, storeId }) => ({ no, hasAddress: addresses.get(storeId) !== undefined }));
  };
  const work = (tx: Executor, due: { no: string; hasAddress: boolean }) => remind(tx, { ...due, at });
  return forEachDue(ctx, 'remind-of-cases', { find, keyOf: ({ no }) => no, work });
}

interface Reminding {
  no: string;
  at: Date;
  hasAddress: boolean;
}

async function remind(tx: Executor, { no, at, hasAddress }: Reminding): Promise<boolean> {
  const { aftersale } = await lockCase(tx, { no });
  const { remindedAt, dueAt } = aftersale;
  if (remindedAt !== null || dueAt === null || dueAt <= at) return false;
  const marked = await markReminded(tx, aftersale, at);
  const reminder = reminderOf({ ...aftersale, dueAt }, { lines: await listCaseLines(tx, [aftersale.id]), hasAddress });
  if (!reminder) return false;
  const { customer, seller, args } = reminder;
  await notifyCustomerOf(tx, marked, { event: customer, args, at });
  await notifySellerOf(tx, marked, { event: seller, args, at });
  return true;
}
