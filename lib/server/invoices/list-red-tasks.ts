import { and, count, desc, eq, inArray, ne, or } from 'drizzle-orm';
import { openRedStatuses, type RedStatus } from '#lib/contract/invoices/records.ts';
import type { Executor } from '../db/connection.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { invoiceApplications } from './application-tables.ts';
import { redConfirmations } from './document-tables.ts';
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

/**
 * Red letters, the last first: those of which nothing came and those that a provider could not do (`lost`), those that are still
 * open, or all.
 */
export async function listRedTasks(
  db: Executor,
  { view }: { view: 'lost' | 'open' | undefined },
  page: Page,
): Promise<PageOf<RedTask>> {
  const { id, status, failReason, applicationId } = redConfirmations;
  const isOpen = inArray(status, [...openRedStatuses]);
  const isLost = or(inArray(status, [...lost]), and(isOpen, ne(failReason, '')));
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
