import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { countRows } from '../db/count-rows.ts';
import { isOpenNotice } from './notices/notice-repository.ts';
import { needsHelp } from './refunds/refund-repository.ts';
import { paymentNotices, payments, refunds } from './tables.ts';
import { isAnnounced } from './transfers/order-transfer.ts';

const isWaitingRecharge = and(eq(payments.purpose, 'recharge'), eq(payments.status, 'processing'));

/** As many as `listAnnouncedTransfers` lists. */
export const countAnnouncedTransfers = (db: Executor) => countRows(db, payments, isAnnounced);

/** Recharges whose payment waits to be compared with the statement, or for its provider. */
export const countWaitingRecharges = (db: Executor) => countRows(db, payments, isWaitingRecharge);

/** As many as `listRefundsToDo` lists. */
export const countRefundsToDo = (db: Executor) => countRows(db, refunds, needsHelp);

/** Refunds that are to be paid back, or of which the provider has not said yet that they are. */
export const countRefundsUnderWay = (db: Executor) =>
  countRows(db, refunds, inArray(refunds.status, ['pending', 'processing']));

/** As many as `listOpenNotices` lists. */
export const countOpenNotices = (db: Executor) => countRows(db, paymentNotices, isOpenNotice);
