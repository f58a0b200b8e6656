import { and, count, desc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { openRedStatuses, type RedStatus } from '#lib/contract/invoices/records.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Page, PageOf } from '#lib/server/kernel/paging.ts';
import { invoiceApplications } from '../application-tables.ts';
import { redConfirmations } from '../document-tables.ts';
import type { RedConfirmation } from './move-red.ts';

export interface RedTask {
  red: RedConfirmation;
  /** Of the application it is over. */
  no: string;
  issuerType: (typeof invoiceApplications.$inferSelect)['issuerType'];
  issuerId: number;
  title: string;
}

/** Of which nothing came, though money may have gone back. */
const lost = ['denied_by_buyer', 'denied_by_seller', 'timeout'] as const satisfies readonly RedStatus[];

/** Something of it is in no later red letter, those that were withdrawn left out. */
const isNotAskedSince = sql`exists (
  select 1 from jsonb_to_recordset(${redConfirmations.parts}) as part("itemId" bigint)
  where not exists (
    select 1 from invoice_reds later
    cross join lateral jsonb_to_recordset(later.parts) as other("itemId" bigint)
    where later.application_id = ${redConfirmations.applicationId} and later.id > ${redConfirmations.id}
      and later.status not in ('withdrawn', 'withdrawn_after_confirm') and other."itemId" = part."itemId"))`;

/**
 * Red letters, the last first: those of which nothing came and those that a provider could not do, as far as nobody has asked
 * again (`lost`), those that are still open, or all.
 */
export async function listRedTasks(
  db: Executor,
  { view }: { view: 'lost' | 'open' | undefined },
  page: Page,
): Promise<PageOf<RedTask>> {
  const { id, status, failReason, applicationId } = redConfirmations;
  const isOpen = inArray(status, [...openRedStatuses]);
  const isLost = or(and(inArray(status, [...lost]), isNotAskedSince), and(isOpen, ne(failReason, '')));
  const where = view === 'lost' ? isLost : view === 'open' ? isOpen : undefined;
  const [rows, [all]] = await Promise.all([
    db
      .select({ red: redConfirmations, application: invoiceApplications })
      .from(redConfirmations)
      .innerJoin(invoiceApplications, eq(invoiceApplications.id, applicationId))
      .where(where)
      .orderBy(desc(id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(redConfirmations).where(where),
  ]);
  const list = rows.map(({ red, application: { no, issuerType, issuerId, title } }) => ({
    red,
    no,
    issuerType,
    issuerId,
    title: title.name,
  }));
  return { list, total: all?.total ?? 0 };
}
