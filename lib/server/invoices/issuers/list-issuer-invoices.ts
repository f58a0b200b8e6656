import { and, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { type IssuerSort, type IssuerTab, issuerTabStatuses } from '#lib/contract/invoices/issuer-work.ts';
import type { InvoiceKind, InvoiceMedium } from '#lib/contract/invoices/records.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { countRows } from '#lib/server/db/count-rows.ts';
import { countUpTo, type KeysetList, readKeysetPage } from '#lib/server/db/reading/keyset.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import type { WorkPageOf, WorkQuery } from '#lib/server/kernel/work-page.ts';
import { type Application, inScope } from '../application-repository.ts';
import { invoiceApplications } from '../application-tables.ts';
import { type ListedApplication, withListFacts } from '../applying/summary-facts.ts';
import { invoiceDocuments, invoiceFiles } from '../document-tables.ts';
import { isFoundBy } from '../lists/search-applications.ts';
import type { Issuer } from './issuers.ts';

export interface IssuerFilter {
  tab: IssuerTab;
  kind?: InvoiceKind | undefined;
  medium?: InvoiceMedium | undefined;
  /** Past the day on which it should have been issued, or recorded without a file. */
  mark?: 'late' | 'file' | undefined;
  min?: Fen | undefined;
  max?: Fen | undefined;
  /** As `isFoundBy` understands it. */
  q?: string | undefined;
}

const list: KeysetList<Application, IssuerSort> = {
  id: invoiceApplications.id,
  idOf: ({ id }) => id,
  orders: {
    due: { column: invoiceApplications.dueAt, kind: 'time', valueOf: ({ dueAt }) => dueAt },
    created: { column: invoiceApplications.createdAt, kind: 'time', valueOf: ({ createdAt }) => createdAt },
  },
};

interface Asked {
  issuer: Issuer;
  filter: IssuerFilter;
  now: Date;
}

/** A page of what whoever issues has to do with. */
export async function listIssuerInvoices(
  db: Executor,
  asked: Asked,
  input: WorkQuery<IssuerSort>,
): Promise<WorkPageOf<ListedApplication>> {
  const where = await conditionOf(db, asked);
  const [page, counted] = await Promise.all([
    readKeysetPage(list, input, ({ where: beyond, orderBy, limit }) =>
      db
        .select()
        .from(invoiceApplications)
        .where(and(where, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    ),
    countUpTo(db, invoiceApplications, where),
  ]);
  return { ...page, list: await withListFacts(db, page.list), ...counted };
}

/** How many wait for whoever issues, are late, are on their way, and are being taken back. */
export async function countIssuerInvoices(db: Executor, issuer: Issuer, now: Date) {
  const table = invoiceApplications;
  const own = inScope({ issuer });
  const inTab = (tab: keyof typeof issuerTabStatuses) => and(own, inArray(table.status, [...issuerTabStatuses[tab]]));
  const [todo, late, failed, issuing, reds] = await Promise.all([
    countRows(db, table, inTab('todo')),
    countRows(db, table, and(inTab('todo'), lte(table.dueAt, now))),
    countRows(db, table, and(own, eq(table.status, 'failed'))),
    countRows(db, table, inTab('issuing')),
    countRows(db, table, inTab('reds')),
  ]);
  return { todo, late, failed, issuing, reds };
}

/** How many somebody has to issue. */
export const countToIssue = (db: Executor, issuer: Issuer): Promise<number> =>
  countRows(
    db,
    invoiceApplications,
    and(inScope({ issuer }), inArray(invoiceApplications.status, [...issuerTabStatuses.todo])),
  );

async function conditionOf(db: Executor, { issuer, filter, now }: Asked): Promise<SQL | undefined> {
  const table = invoiceApplications;
  const { tab, kind, medium, mark, min, max, q } = filter;
  return and(
    inScope({ issuer }),
    tab === 'all' ? undefined : inArray(table.status, [...issuerTabStatuses[tab]]),
    kind && eq(table.kind, kind),
    medium && eq(table.medium, medium),
    mark === 'late' ? and(inArray(table.status, ['submitted', 'failed', 'issuing']), lt(table.dueAt, now)) : undefined,
    mark === 'file' ? lacksFile() : undefined,
    min === undefined ? undefined : gte(table.amount, min),
    max === undefined ? undefined : lte(table.amount, max),
    q ? await isFoundBy(db, q) : undefined,
  );
}

/** Invoices of this issuer that are recorded without a file. */
export const isBare = (issuer: Issuer): SQL | undefined => and(inScope({ issuer }), lacksFile());

function lacksFile(): SQL | undefined {
  const { id, medium } = invoiceApplications;
  const bare = sql`(select ${invoiceDocuments.applicationId} from ${invoiceDocuments}
    where ${invoiceDocuments.color} = 'blue' and not exists
      (select 1 from ${invoiceFiles} where ${invoiceFiles.documentId} = ${invoiceDocuments.id}))`;
  return and(sql`${medium} <> 'paper'`, sql`${id} in ${bare}`);
}
