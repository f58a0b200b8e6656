import { and, eq, inArray, isNull, lte, ne, or } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { claimEach } from '#lib/server/db/row-by-row/claim-each.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import type { Application } from '../application-repository.ts';
import { invoiceApplications } from '../application-tables.ts';
import { redConfirmations } from '../document-tables.ts';
import { pauseAfter } from '../providers/result-rules.ts';
import type { RedConfirmation } from '../red/move-red.ts';

const next = (attempts: number, now: Date) => addSeconds(now, pauseAfter(attempts) * 60);

/**
 * Applications whose provider is to be asked now, for a document or for its files, each with its next question planned already:
 * a process that dies on the way asks again, and two processes never ask about the same one.
 */
export async function claimDueApplications(ctx: ServerContext): Promise<Application[]> {
  const now = ctx.clock.now();
  return claimEach(ctx, 'ask-invoices', {
    lock: (tx, limit) =>
      tx
        .select()
        .from(invoiceApplications)
        .where(lte(invoiceApplications.nextAt, now))
        .orderBy(invoiceApplications.nextAt)
        .limit(limit)
        .for('update', { skipLocked: true }),
    keyOf: ({ no }: Application) => no,
    plan: async (tx, application) => {
      const { id, attempts } = application;
      const planned = { attempts: attempts + 1, nextAt: next(attempts + 1, now) };
      await tx.update(invoiceApplications).set(planned).where(eq(invoiceApplications.id, id));
      return { ...application, ...planned };
    },
  });
}

/** Red letters of providers whose turn it is: to be asked for, to be asked about, or whose document still has no file. */
export async function claimDueReds(ctx: ServerContext): Promise<RedConfirmation[]> {
  const now = ctx.clock.now();
  const { provider, status, nextAt } = redConfirmations;
  // One that waited for its buyer has no time of its own any more.
  const isConfirmed = and(eq(status, 'confirmed'), isNull(nextAt));
  const isAsked = and(inArray(status, ['applying', 'no_confirm_needed', 'confirmed', 'done']), lte(nextAt, now));
  return claimEach(ctx, 'ask-reds', {
    lock: (tx, limit) =>
      tx
        .select()
        .from(redConfirmations)
        .where(and(ne(provider, 'manual'), or(isAsked, isConfirmed)))
        .orderBy(redConfirmations.id)
        .limit(limit)
        .for('update', { skipLocked: true }),
    keyOf: ({ no }: RedConfirmation) => no,
    plan: async (tx, red) => {
      const planned = { attempts: red.attempts + 1, nextAt: next(red.attempts + 1, now) };
      await tx.update(redConfirmations).set(planned).where(eq(redConfirmations.id, red.id));
      return { ...red, ...planned };
    },
  });
}

type Plan = Partial<Pick<Application, 'attempts' | 'nextAt' | 'failReason'>>;

/** When an application is looked at next, and what is known meanwhile. It moves nothing. */
export async function planApplication(tx: Executor, id: number, plan: Plan): Promise<void> {
  await tx.update(invoiceApplications).set(plan).where(eq(invoiceApplications.id, id));
}

export async function planRed(tx: Executor, id: number, plan: Plan): Promise<void> {
  await tx.update(redConfirmations).set(plan).where(eq(redConfirmations.id, id));
}
