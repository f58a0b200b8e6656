import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import { lockStandingStatements } from '#lib/server/settlement/index.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { invoiceTitles, titlePapers } from '../tables.ts';
import { insertFeeApplications } from './apply-for-fees.ts';
import { readInvoiceableFees } from './invoiceable-fees.ts';

/**
 * Asks for invoices of what the platform takes, where the shop does so by itself: for every store that has a title, of its settled
 * statements, made out to the default one; special where its documents were approved. Answers for how many stores. Safe to run
 * twice and in two processes at once.
 */
export async function applyForAllFees(ctx: ServerContext): Promise<number> {
  const settings = await getSettings(ctx);
  if (!settings['invoice.isFeesAutomatic']) return 0;
  const at = ctx.clock.now();
  const { id, ownerId, ownerType, isDefault, deletedAt } = invoiceTitles;
  const find = () =>
    ctx.db
      .select({ title: invoiceTitles, special: titlePapers.status })
      .from(invoiceTitles)
      .leftJoin(titlePapers, eq(titlePapers.titleId, id))
      .where(and(eq(ownerType, 'store'), eq(isDefault, true), isNull(deletedAt)))
      .orderBy(asc(ownerId));
  const work = async (tx: Executor, { title, special }: Awaited<ReturnType<typeof find>>[number]) => {
    const storeId = title.ownerId;
    await lockStandingStatements(tx, storeId);
    const { statements, issuer } = await readInvoiceableFees(tx, storeId);
    const due = statements.filter(({ statement, amount }) => statement.status === 'settled' && amount > 0);
    const sum = due.reduce((total, { amount }) => total + amount, 0);
    if (due.length === 0 || sum < settings['invoice.minFen'] || title.email === '') return false;
    const isSpecial = special === 'approved' && issuer.isSpecialOffered && settings['invoice.isSpecialOffered'];
    const wanted = {
      statements: due.map(({ statement }) => statement.no),
      titleId: title.id,
      kind: isSpecial ? ('special' as const) : ('normal' as const),
      contentMode: 'detail' as const,
      remark: '',
      note: '',
      email: title.email,
      mobile: title.mobile,
    };
    await insertFeeApplications(tx, { storeId, wanted }, { settings, at });
    return true;
  };
  return forEachDue(ctx, 'invoice-fees', { find, keyOf: ({ title }) => title.ownerId, isPart: true, work });
}
