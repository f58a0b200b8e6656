import { isMigrated, migrateDatabase } from '#lib/server/db/migrating/migrate.ts';
import { closeDatabase, openDatabase } from '#lib/server/db/open-database.ts';
import { auditMoney } from '#lib/server/workflows/ledger/audit-money.ts';
import { words } from './words.mjs';

type Audited = Parameters<typeof auditMoney>[0];

/** Looks into the books, tells each fault on a line, and answers how many there are. */
export async function collectFaults(ctx: Audited): Promise<number> {
  const faults = await auditMoney(ctx);
  for (const { rule, ...fault } of faults) {
    console.error(words('ledger.fault', { ...fault, rule: words(`ledger.rule.${rule}`) }));
  }
  return faults.length;
}

/** The same for a database that was put back; one of an earlier version is migrated first, as the next start would do. */
export async function auditBooks(url: string): Promise<number> {
  if (!(await isMigrated(url))) await migrateDatabase(url);
  const db = openDatabase(url, { poolSize: 2 });
  try {
    return await collectFaults({ db });
  } finally {
    await closeDatabase(db);
  }
}
