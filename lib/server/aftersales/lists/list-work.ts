import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { SpecTexts } from '#lib/contract/catalogue/specification.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Aftersale } from '../repository.ts';
import { aftersaleLines, aftersales, dueOf } from '../tables.ts';
import { isCustomers, isSellers } from './list-cases.ts';

/** A case that waits for somebody. */
interface CaseWork extends Pick<Aftersale, 'no' | 'status'> {
  /** Its first line. */
  about: SpecTexts | null;
  deadline: Date | null;
}

const most = 20;

/** Names the table by itself: in a query of one table drizzle leaves a column's table out. */
const firstLine = sql<SpecTexts | null>`(select l.name from ${aftersaleLines} l
  where l.aftersale_id = ${aftersales}.id order by l.id limit 1)`;

/** Cases that a store has to act on, the next deadline first. */
export const listSellerCaseWork = (db: Executor, storeId: number): Promise<CaseWork[]> =>
  listWork(db, and(eq(aftersales.storeId, storeId), isSellers));

/** Cases that wait for their customer, the next deadline first. */
export const listOwnCaseWork = (db: Executor, userId: number): Promise<CaseWork[]> =>
  listWork(db, and(eq(aftersales.userId, userId), isCustomers));

function listWork(db: Executor, where: SQL | undefined): Promise<CaseWork[]> {
  const columns = { no: aftersales.no, status: aftersales.status, about: firstLine, deadline: aftersales.dueAt };
  return db
    .select(columns)
    .from(aftersales)
    .where(where)
    .orderBy(asc(dueOf(aftersales)), asc(aftersales.id))
    .limit(most);
}
