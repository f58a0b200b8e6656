import { and, eq, gte } from 'drizzle-orm';
import type { Channel } from '#lib/contract/payments/channels.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { addSeconds, shopDay } from '#lib/server/kernel/clock.ts';
import { paymentBillLines, paymentBills } from '../bill-tables.ts';
import { listProviders } from '../list-providers.ts';
import type { PaymentProvider } from '../provider.ts';
import type { BillLine } from './bill-line.ts';

const secondsInDay = 86_400;

/** A bill that could not be had for so long needs a person. */
const daysBack = 7;

/** A day without a bill after so many days had no trades. */
const graceDays = 3;

const linesAtOnce = 5000;

interface UnreadBill {
  channel: Channel;
  day: string;
  error: unknown;
}

/**
 * Reads and keeps the bills of the last days that were not read yet, from every provider that writes them. One that does
 * not answer is told to `onFailure` and asked again by the next run. Answers how many were read. Safe to run twice and in
 * two processes at once.
 */
export async function fetchBills(ctx: ServerContext, onFailure: (unread: UnreadBill) => void): Promise<number> {
  const counts = await Promise.allSettled(
    (await listProviders(ctx)).map((provider) => fetchOf(ctx, provider, onFailure)),
  );
  const failed = counts.find((count) => count.status === 'rejected');
  if (failed) throw failed.reason;
  return counts.reduce((total, count) => total + (count.status === 'fulfilled' ? count.value : 0), 0);
}

/** One provider's bills, while the others are asked for theirs: who is slow holds up nobody. */
async function fetchOf(
  ctx: ServerContext,
  provider: PaymentProvider,
  onFailure: (unread: UnreadBill) => void,
): Promise<number> {
  let read = 0;
  for (const { day, age } of await listUnreadDays(ctx, provider)) {
    try {
      const lines = (await provider.listBill?.(day)) ?? (age > graceDays ? [] : undefined);
      if (lines && (await keepBill(ctx, { channel: provider.channel, day, lines }))) read += 1;
    } catch (error) {
      onFailure({ channel: provider.channel, day, error });
    }
  }
  return read;
}

/** Oldest first; today's bill is still being written. */
async function listUnreadDays(ctx: ServerContext, { channel, listBill }: PaymentProvider) {
  if (!listBill) return [];
  const dayBefore = (age: number) => shopDay(addSeconds(ctx.clock.now(), -age * secondsInDay));
  const days = Array.from({ length: daysBack }, (_, index) => daysBack - index);
  const rows = await ctx.db
    .select({ day: paymentBills.day })
    .from(paymentBills)
    .where(and(eq(paymentBills.channel, channel), gte(paymentBills.day, dayBefore(daysBack))));
  const read = new Set(rows.map(({ day }) => day));
  return days.map((age) => ({ age, day: dayBefore(age) })).filter(({ day }) => !read.has(day));
}

/** False: another process was faster. */
async function keepBill(
  ctx: ServerContext,
  { channel, day, lines }: { channel: Channel; day: string; lines: BillLine[] },
): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const bill = { channel, day, lineCount: lines.length, createdAt: ctx.clock.now() };
    const [kept] = await tx.insert(paymentBills).values(bill).onConflictDoNothing().returning({ id: paymentBills.id });
    if (!kept) return false;
    for (let start = 0; start < lines.length; start += linesAtOnce) {
      const some = lines.slice(start, start + linesAtOnce).map((line) => ({ ...line, billId: kept.id }));
      await tx.insert(paymentBillLines).values(some);
    }
    return true;
  });
}
