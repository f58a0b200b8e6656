import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import type { Member } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { countOpenOfStore } from '../../orders/index.ts';
import { daySeconds, listSweepable, makeStatement, startOfCycle } from '../../settlement/index.ts';
import { getSettings } from '../../site/index.ts';
import { notifyOfStatement } from './pieces/notify-of-statement.ts';

/**
 * States what stores have earned before the running cycle began, less the days that lines wait: one statement a store and
 * currency, each in a transaction of its own. A run that was missed is made up for by the next. Answers how many. Safe to run
 * twice and in two processes at once.
 */
export async function makeStatementsDue(ctx: ServerContext): Promise<number> {
  const { 'settle.cycle': cycle, 'settle.holdDays': holdDays } = await getSettings(ctx);
  const start = startOfCycle(cycle, ctx.clock.now());
  return start ? sweep(ctx, { until: addSeconds(start, -holdDays * daySeconds) }) : 0;
}

/** The same up to this moment, whatever the cycle, because an operator says so: of one store, or of all. */
export async function makeStatementsNow(
  ctx: ServerContext,
  actor: Member,
  { storeId }: { storeId?: number | undefined },
): Promise<number> {
  return sweep(ctx, { until: ctx.clock.now(), storeId, actor });
}

/**
 * The last one of stores that are closing, as soon as nothing more comes from their orders: they do not wait for the cycle.
 * Answers how many.
 */
export async function makeLastStatements(ctx: ServerContext, stores: readonly { id: number }[]): Promise<number> {
  let made = 0;
  const workOutside = async ({ id: storeId }: { id: number }) => {
    const open = Object.values(await countOpenOfStore(ctx.db, storeId));
    if (open.some((count) => count > 0)) return false;
    const stated = await sweep(ctx, { until: ctx.clock.now(), storeId });
    made += stated;
    return stated > 0;
  };
  await forEachDue(ctx, 'last-statements', {
    find: async () => stores,
    keyOf: ({ id }) => id,
    isPart: true,
    workOutside,
  });
  return made;
}

interface Sweep {
  until: Date;
  storeId?: number | undefined;
  actor?: Member;
}

async function sweep(ctx: ServerContext, { until, storeId, actor }: Sweep): Promise<number> {
  const at = ctx.clock.now();
  const { 'settle.confirmDays': confirmDays } = await getSettings(ctx);
  const find = () => listSweepable(ctx.db, { until, storeId });
  const work = async (tx: Executor, owner: { storeId: number; currency: string }) => {
    const made = await makeStatement(tx, { ...owner, until, confirmDays, at, actor });
    if (!made) return false;
    await notifyOfStatement(tx, made, { event: 'statementReady', at });
    return true;
  };
  const keyOf = (owner: { storeId: number; currency: string }) => `${owner.storeId} ${owner.currency}`;
  return forEachDue(ctx, 'make-statements', { find, keyOf, isPart: storeId !== undefined, work });
}
