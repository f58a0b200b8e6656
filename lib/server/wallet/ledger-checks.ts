import { and, count, desc, eq, inArray, lt, ne } from 'drizzle-orm';
import type { CheckPart } from '#lib/contract/wallet/desk-ledger.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { addSeconds } from '../kernel/clock.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import type { LedgerFault } from './ledger-fault.ts';
import { ledgerChecks } from './tables.ts';

/** One broken thing breaks many rules; nobody reads more than these. */
const keptFaults = 100;
/** A check that gives no sign for this long has gone with its process. */
const silenceSeconds = 120;
/** How often a check that runs gives one. */
export const beatSeconds = 20;

export type LedgerCheck = typeof ledgerChecks.$inferSelect;
export type LedgerRun = Omit<LedgerCheck, 'faults'>;

const isOpen = inArray(ledgerChecks.status, ['waiting', 'running']);

/** Puts a check in line for somebody; undefined where one waits or runs already. */
export async function orderCheck(tx: Executor, startedBy: number, now: Date): Promise<number | undefined> {
  await buryDeadCheck(tx, now);
  return insertCheck(tx, { status: 'waiting', startedBy, now });
}

/** Begins the check that waits, else one of its own; undefined where another process is at it. */
export async function beginCheck({ db, clock }: Pick<ServerContext, 'db' | 'clock'>): Promise<number | undefined> {
  const now = clock.now();
  await buryDeadCheck(db, now);
  const [waiting] = await db
    .update(ledgerChecks)
    .set({ status: 'running', beatAt: now })
    .where(eq(ledgerChecks.status, 'waiting'))
    .returning({ id: ledgerChecks.id });
  return waiting?.id ?? insertCheck(db, { status: 'running', startedBy: null, now });
}

/** What is being looked at now, or that it still is. */
export async function noteCheckAlive(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  id: number,
  part?: CheckPart,
): Promise<void> {
  await db
    .update(ledgerChecks)
    .set({ beatAt: clock.now(), ...(part && { part }) })
    .where(eq(ledgerChecks.id, id));
}

/** Keeps what a check has found; null: it broke off. */
export async function endCheck(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  id: number,
  faults: LedgerFault[] | null,
): Promise<void> {
  const found = { faultCount: faults?.length ?? 0, faults: (faults ?? []).slice(0, keptFaults) };
  const facts = { status: faults ? ('done' as const) : ('failed' as const), checkedAt: clock.now(), ...found };
  await db.update(ledgerChecks).set(facts).where(eq(ledgerChecks.id, id));
}

/** What the last look through the ledger found; undefined before the first. */
export async function findLastCheck({ db }: Pick<ServerContext, 'db'>): Promise<LedgerCheck | undefined> {
  const [row] = await db
    .select()
    .from(ledgerChecks)
    .where(eq(ledgerChecks.status, 'done'))
    .orderBy(desc(ledgerChecks.checkedAt), desc(ledgerChecks.id))
    .limit(1);
  return row;
}

/** The one that waits or runs. */
export async function findOpenCheck(db: Executor): Promise<LedgerRun | undefined> {
  const [row] = await db.select().from(ledgerChecks).where(isOpen);
  return row;
}

/** Checks that have ended, the last first, without what they found. */
export async function listEndedChecks(db: Executor, page: Page): Promise<PageOf<LedgerRun>> {
  const where = and(ne(ledgerChecks.status, 'waiting'), ne(ledgerChecks.status, 'running'));
  const { id, status, startedBy, startedAt, part, beatAt, checkedAt, faultCount } = ledgerChecks;
  const [list, [all]] = await Promise.all([
    db
      .select({ id, status, startedBy, startedAt, part, beatAt, checkedAt, faultCount })
      .from(ledgerChecks)
      .where(where)
      .orderBy(desc(ledgerChecks.checkedAt), desc(ledgerChecks.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(ledgerChecks).where(where),
  ]);
  return { list, total: all?.total ?? 0 };
}

async function insertCheck(
  tx: Executor,
  { now, ...facts }: { status: 'waiting' | 'running'; startedBy: number | null; now: Date },
): Promise<number | undefined> {
  const [row] = await tx
    .insert(ledgerChecks)
    .values({ ...facts, startedAt: now, beatAt: now, checkedAt: now, faultCount: 0, faults: [] })
    .onConflictDoNothing()
    .returning({ id: ledgerChecks.id });
  return row?.id;
}

/** A process that ended without a word must not keep everybody from checking for ever. */
async function buryDeadCheck(tx: Executor, now: Date): Promise<void> {
  await tx
    .update(ledgerChecks)
    .set({ status: 'failed', checkedAt: now })
    .where(and(isOpen, lt(ledgerChecks.beatAt, addSeconds(now, -silenceSeconds))));
}
