import { and, eq, inArray, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import type { JobStep } from '#lib/contract/site/job-steps.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import type { ServerContext } from '../context.ts';
import { rowFailures } from '../tables.ts';
import { wordsOfError } from '../words-of-error.ts';

export type RowFailure = typeof rowFailures.$inferSelect;

/** Seconds until a row is tried again after its first, second, … failure; then hourly. */
const pausesInSeconds = [60, 120, 300, 900];
const longestPause = 3600;
/** What has not been tried for so long is no longer due: a step that runs once a night tries each night. */
const forgottenSeconds = 3 * 86_400;

type Context = Pick<ServerContext, 'db' | 'clock'>;

/** What is known of rows of a step that failed before: which are passed over now, and which are not. */
export async function readRowFailures({ db, clock }: Context, step: JobStep) {
  const { rowKey, retryAt, asideAt } = rowFailures;
  const rows = await db.select({ rowKey, retryAt, asideAt }).from(rowFailures).where(eq(rowFailures.step, step));
  const now = clock.now();
  const isHeld = ({ retryAt: at, asideAt: aside }: (typeof rows)[number]) => aside !== null || at > now;
  return {
    held: new Set(rows.filter(isHeld).map((row) => row.rowKey)),
    tried: new Set(rows.filter((row) => !isHeld(row)).map((row) => row.rowKey)),
  };
}

/** Counts a failure of a row and says when it comes back. */
export async function noteRowFailure(
  { db, clock }: Context,
  { step, key, error }: { step: JobStep; key: string; error: unknown },
): Promise<void> {
  const now = clock.now();
  const pause = sql`(array[${sql.raw(pausesInSeconds.join(','))}])[${rowFailures.failures} + 1]`;
  const facts = { error: wordsOfError(error), lastAt: now };
  await db
    .insert(rowFailures)
    .values({
      step,
      rowKey: key,
      failures: 1,
      firstAt: now,
      retryAt: addSeconds(now, pausesInSeconds[0] ?? 60),
      ...facts,
    })
    .onConflictDoUpdate({
      target: [rowFailures.step, rowFailures.rowKey],
      set: {
        ...facts,
        failures: sql`${rowFailures.failures} + 1`,
        retryAt: sql`${now.toISOString()}::timestamptz + make_interval(secs => coalesce(${pause}, ${longestPause}))`,
      },
    });
}

/** What failed before and is done now. */
export async function forgetRowFailures({ db }: Context, step: JobStep, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db.delete(rowFailures).where(and(eq(rowFailures.step, step), inArray(rowFailures.rowKey, [...keys])));
}

/** What is no longer due: somebody has done it in another way. `due` is all that is. */
export async function forgetUndue({ db, clock }: Context, step: JobStep, due: readonly string[]): Promise<void> {
  const isOther = due.length > 0 ? notInArray(rowFailures.rowKey, [...due]) : undefined;
  const isOld = or(lte(rowFailures.retryAt, clock.now()), sql`${rowFailures.asideAt} is not null`);
  await db.delete(rowFailures).where(and(eq(rowFailures.step, step), isOther, isOld));
}

/** Forgets what nobody has tried for days; what was put aside stays for whoever did it. */
export async function removeOldRowFailures({ db, clock }: Context): Promise<void> {
  const isOld = lt(rowFailures.lastAt, addSeconds(clock.now(), -forgottenSeconds));
  await db.delete(rowFailures).where(and(isOld, isNull(rowFailures.asideAt)));
}
