import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { inTurn } from '#lib/server/db/in-turn.ts';
import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { setCurrentStatus } from '../end-quotation.ts';
import { moveQuotation } from '../move-quotation.ts';
import { notifyCustomerOf, notifySellerOf } from '../notify-parties.ts';
import type { Quotation } from '../repository.ts';
import { quotations } from '../tables.ts';

/** Q11: offers whose time is over can no longer be accepted. Answers how many. */
export async function expireOffers(ctx: ServerContext): Promise<number> {
  const now = ctx.clock.now();
  const find = (limit: number) => findDue(ctx, now, limit);
  const work = async (tx: Executor, { id }: { id: number }) => {
    const quotation = await lockDue(tx, id, now);
    if (!quotation) return false;
    await setCurrentStatus(tx, quotation, 'expired');
    await moveQuotation(tx, quotation, { move: 'expire', at: now, side: 'system', facts: { closedAt: now } });
    const cause = `${quotation.id}:${quotation.currentVersionId}`;
    await notifyCustomerOf(tx, quotation, { event: 'quoteExpired', cause, at: now });
    await notifySellerOf(tx, quotation, { event: 'quoteExpiredSeller', cause, at: now });
    return true;
  };
  return forEachDue(ctx, 'expire-offers', { find, keyOf: ({ id }) => id, work });
}

async function findDue({ db }: ServerContext, until: Date, limit: number) {
  return db
    .select({ id: quotations.id })
    .from(quotations)
    .where(and(eq(quotations.status, 'quoted'), lte(quotations.validUntil, until)))
    .orderBy(asc(quotations.validUntil))
    .limit(limit);
}

/** Still due, and nobody else is at it. */
async function lockDue(tx: Executor, id: number, until: Date): Promise<Quotation | undefined> {
  const [row] = await tx
    .select()
    .from(quotations)
    .where(and(eq(quotations.id, id), eq(quotations.status, 'quoted'), lte(quotations.validUntil, until)))
    .for('update', { skipLocked: true });
  return row;
}

const reminders = [
  {
    step: 'remind-sellers',
    column: 'sellerRemindedAt',
    hours: 'quote.remindSellerHours',
    event: 'quoteEndingSeller',
    notify: notifySellerOf,
  },
  {
    step: 'remind-buyers',
    column: 'buyerRemindedAt',
    hours: 'quote.remindBuyerHours',
    event: 'quoteEnding',
    notify: notifyCustomerOf,
  },
] as const;

/** Tells both sides, once an offer each, that its time is nearly over. Answers how many were told. */
export async function remindOfOffers(ctx: ServerContext): Promise<number> {
  const now = ctx.clock.now();
  const settings = await getSettings(ctx);
  let notified = 0;
  const remind = async ({ step, column, hours, event, notify }: (typeof reminders)[number]) => {
    const until = addSeconds(now, settings[hours] * 3600);
    const isPending = isNull(quotations[column]);
    const find = (limit: number) =>
      ctx.db
        .select({ id: quotations.id })
        .from(quotations)
        .where(and(eq(quotations.status, 'quoted'), lte(quotations.validUntil, until), isPending))
        .orderBy(asc(quotations.validUntil))
        .limit(limit);
    const work = async (tx: Executor, { id }: { id: number }) => {
      const quotation = await lockDue(tx, id, until);
      if (!quotation || quotation[column] !== null) return false;
      await tx
        .update(quotations)
        .set({ [column]: now })
        .where(eq(quotations.id, id));
      const cause = `${quotation.id}:${quotation.currentVersionId}`;
      await notify(tx, quotation, { event, args: { hours: hoursLeft(quotation, now) }, cause, at: now });
      return true;
    };
    notified += await forEachDue(ctx, step, { find, keyOf: ({ id }) => id, work });
  };
  await inTurn(reminders.map((reminder) => () => remind(reminder)));
  return notified;
}

function hoursLeft({ validUntil }: Quotation, now: Date): number {
  return validUntil === null ? 0 : Math.max(1, Math.round((validUntil.getTime() - now.getTime()) / 3_600_000));
}
