import { desc } from 'drizzle-orm';
import type { ServerContext } from '../db/context.ts';
import type { LedgerFault } from './ledger-fault.ts';
import { ledgerChecks } from './tables.ts';

/** One broken thing breaks many rules; nobody reads more than these. */
const keptFaults = 100;

export interface LedgerCheck {
  checkedAt: Date;
  faultCount: number;
  /** The first of them. */
  faults: LedgerFault[];
}

export async function recordCheck(ctx: ServerContext, faults: LedgerFault[]): Promise<void> {
  const row = { checkedAt: ctx.clock.now(), faultCount: faults.length, faults: faults.slice(0, keptFaults) };
  await ctx.db.insert(ledgerChecks).values(row);
}

/** What the last look through the ledger found; undefined before the first. */
export async function findLastCheck(ctx: ServerContext): Promise<LedgerCheck | undefined> {
  const [row] = await ctx.db
    .select()
    .from(ledgerChecks)
    .orderBy(desc(ledgerChecks.checkedAt), desc(ledgerChecks.id))
    .limit(1);
  return row;
}
