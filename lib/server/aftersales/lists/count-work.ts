import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { countRows } from '#lib/server/db/count-rows.ts';
import { aftersales } from '../tables.ts';
import { isCustomers, isSellers } from './list-cases.ts';

/** How many cases a store has to act on, as its list counts them. */
export const countSellerCases = (db: Executor, storeId: number): Promise<number> =>
  countRows(db, aftersales, and(eq(aftersales.storeId, storeId), isSellers));

/** How many wait for their customer. */
export const countCasesOf = (db: Executor, userId: number): Promise<number> =>
  countRows(db, aftersales, and(eq(aftersales.userId, userId), isCustomers));

/** Disputes that an operator decides. */
export const countDisputes = (db: Executor): Promise<number> =>
  countRows(db, aftersales, and(eq(aftersales.isOpen, true), eq(aftersales.status, 'disputed')));

/** Cases whose money does not go back by itself. */
export const countFailedCases = (db: Executor): Promise<number> =>
  countRows(db, aftersales, and(eq(aftersales.isOpen, true), eq(aftersales.status, 'refund_failed')));

/** The platform's own, which it answers as a store does. */
export const countPlatformCases = (db: Executor): Promise<number> =>
  countRows(db, aftersales, and(isNull(aftersales.storeId), isSellers));

/** How many of a customer are open, whoever has to act, of completed orders too. */
export const countOpenCases = (db: Executor, userId: number): Promise<number> =>
  countRows(db, aftersales, and(eq(aftersales.userId, userId), eq(aftersales.isOpen, true)));
