import { and, asc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { SpecTexts } from '#lib/contract/catalogue/specification.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { countRows } from '#lib/server/db/count-rows.ts';
import { quotationItems, quotations } from '../tables.ts';

/** A quotation that waits for its seller. */
interface SellerWork {
  kind: 'quote_answer' | 'quote_expires';
  no: string;
  title: string;
  /** Its first line; null where there is none. */
  first: SpecTexts | null;
  deadline: Date | null;
}

const most = 20;

/** Names the table by itself: in a query of one table drizzle leaves a column's table out. */
const firstLine = sql<SpecTexts | null>`(select i.name from ${quotationItems} i
  where i.version_id = ${quotations}.current_version_id order by i.sort limit 1)`;
const answering = ['submitted', 'quoting', 'negotiating'] as const;

const ownedBy = (storeId: number | null): SQL | undefined =>
  storeId === null ? isNull(quotations.storeId) : eq(quotations.storeId, storeId);

/** What a seller has to answer, and offers of its own that end before `soon`, the next deadline first. */
export async function listSellerWork(db: Executor, storeId: number, soon: Date): Promise<SellerWork[]> {
  const columns = { no: quotations.no, title: quotations.title, first: firstLine };
  const [waiting, ending] = await Promise.all([
    db
      .select({ ...columns, deadline: quotations.answerDeadline })
      .from(quotations)
      .where(and(ownedBy(storeId), inArray(quotations.status, [...answering])))
      .orderBy(asc(quotations.answerDeadline))
      .limit(most),
    db
      .select({ ...columns, deadline: quotations.validUntil })
      .from(quotations)
      .where(and(ownedBy(storeId), eq(quotations.status, 'quoted'), lt(quotations.validUntil, soon)))
      .orderBy(asc(quotations.validUntil))
      .limit(most),
  ]);
  return [
    ...waiting.map((row) => ({ kind: 'quote_answer' as const, ...row })),
    ...ending.map((row) => ({ kind: 'quote_expires' as const, ...row })),
  ];
}

/** How many quotations wait for the answer of a seller; null: of the platform, with what nobody has opened. */
export function countSellerWork(db: Executor, storeId: number | null): Promise<number> {
  return countRows(db, quotations, and(ownedBy(storeId), inArray(quotations.status, [...answering])));
}

/** How many offers of a store wait for their customers. */
export function countOffersOut(db: Executor, storeId: number): Promise<number> {
  return countRows(db, quotations, and(ownedBy(storeId), eq(quotations.status, 'quoted')));
}
