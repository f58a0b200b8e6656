import { and, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { QuotationStatus } from '#lib/contract/quotation/member-records.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { findPictureFiles, type PictureFile } from '#lib/server/files/index.ts';
import type { Page, PageOf } from '#lib/server/kernel/paging.ts';
import { findStoreNames } from '#lib/server/store/index.ts';
import { listItems } from '../items/item-repository.ts';
import { type Item, ofBasket, type Quotation, type Version } from '../repository.ts';
import { openStatuses, waitingStatuses } from '../states.ts';
import { quotationItems, quotations, quotationVersions } from '../tables.ts';

/** A quotation as lists show it. */
export interface ListedQuotation {
  quotation: Quotation;
  version: Version;
  items: Item[];
  picture: PictureFile | undefined;
  storeName: string | null;
}

interface QuotationFilter {
  status?: QuotationStatus | 'open' | undefined;
  q?: string | undefined;
}

/** Those of a customer, newest first. */
export async function listQuotations(
  ctx: ServerContext,
  userId: number,
  { page, ...filter }: QuotationFilter & { page: Page },
): Promise<PageOf<ListedQuotation>> {
  const where = and(eq(quotations.userId, userId), ofStatus(filter.status), matchesWords(filter.q));
  return readPage(ctx.db, where, page);
}

/** Those of a customer that wait for one of the two sides; drafts wait for nobody. */
export async function countOpenQuotations(db: Executor, userId: number): Promise<number> {
  const open = inArray(quotations.status, [...waitingStatuses]);
  const [row] = await db
    .select({ total: count() })
    .from(quotations)
    .where(and(eq(quotations.userId, userId), open));
  return row?.total ?? 0;
}

/** The lines of the basket, as it is opened by `lockBasket`; none where there is no basket. */
export async function countBasketLines({ db }: ServerContext, userId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(quotationItems)
    .innerJoin(quotations, eq(quotations.currentVersionId, quotationItems.versionId))
    .where(ofBasket(userId));
  return row?.total ?? 0;
}

export function ofStatus(status: QuotationFilter['status']): SQL | undefined {
  if (status === undefined) return undefined;
  return status === 'open' ? inArray(quotations.status, [...openStatuses]) : eq(quotations.status, status);
}

/** By words of the number, the title or a line; a whole number is found by its index. */
export function matchesWords(q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  if (/^QT\d{14}$/i.test(q)) return eq(quotations.no, q.toUpperCase());
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const inLines = sql`exists (select 1 from ${quotationItems}
    where ${quotationItems.versionId} = ${quotations.currentVersionId} and ${quotationItems.name}::text ilike ${pattern})`;
  return or(ilike(quotations.no, pattern), ilike(quotations.title, pattern), inLines);
}

async function readPage(db: Executor, where: SQL | undefined, page: Page): Promise<PageOf<ListedQuotation>> {
  const [rows, [all]] = await Promise.all([
    db
      .select({ quotation: quotations, version: quotationVersions })
      .from(quotations)
      .innerJoin(quotationVersions, eq(quotationVersions.id, quotations.currentVersionId))
      .where(where)
      .orderBy(desc(quotations.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(quotations).where(where),
  ]);
  return { list: await dressQuotations(db, rows), total: all?.total ?? 0 };
}

export async function dressQuotations(
  db: Executor,
  rows: { quotation: Quotation; version: Version }[],
): Promise<ListedQuotation[]> {
  const versionIds = rows.map(({ version }) => version.id);
  const storeIds = rows.flatMap(({ quotation }) => quotation.storeId ?? []);
  const [lines, names] = await Promise.all([listItems(db, versionIds), findStoreNames(db, storeIds)]);
  const items = Map.groupBy(lines, ({ versionId }) => versionId);
  const first = (versionId: number) => items.get(versionId)?.find(({ pictureFileId }) => pictureFileId !== null);
  const pictureIds = rows.map(({ version }) => first(version.id)?.pictureFileId ?? null);
  const pictures = await findPictureFiles(db, pictureIds);
  return rows.map(({ quotation, version }, index) => ({
    quotation,
    version,
    items: items.get(version.id) ?? [],
    picture: pictures.get(pictureIds[index] ?? 0),
    storeName: names.get(quotation.storeId ?? 0) ?? null,
  }));
}
