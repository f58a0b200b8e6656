import { and, eq, gte, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { transferSorts } from '#lib/contract/payments/desk-payments.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { countUpTo, type KeysetList, readKeysetPage } from '#lib/server/db/reading/keyset.ts';
import { findLastActors } from '#lib/server/db/status-log.ts';
import { addSeconds, startOfShopDay } from '#lib/server/kernel/clock.ts';
import type { WorkPageOf, WorkQuery } from '#lib/server/kernel/work-page.ts';
import type { Payment } from '../repository.ts';
import { payments } from '../tables.ts';

export interface DecidedTransferFilter {
  /** Those that the reader may see. */
  purposes: Payment['purpose'][];
  outcome?: 'received' | 'rejected' | undefined;
  from?: string | undefined;
  to?: string | undefined;
  match?: TransferMatch | undefined;
}

/** What a word may mean: a document, whoever has that name, or a part of what the transfer can be found by. */
export interface TransferMatch {
  word: string;
  numbers: string[];
  userIds: number[];
}

export interface DecidedTransfer {
  payment: Payment;
  decidedAt: Date;
  /** Null: a callback or a job, from a time when those could. */
  decidedBy: number | null;
}

type Sort = (typeof transferSorts)[number];
type Found = Payment & { settledAt: Date };

const list: KeysetList<Found, Sort> = {
  id: payments.id,
  idOf: ({ id }) => id,
  orders: { decided: { column: payments.settledAt, kind: 'time', valueOf: ({ settledAt }) => settledAt } },
};

/** Written as the index has it. */
const isDecided = sql`${payments.channel} = 'bank' and ${payments.status} in ('succeeded', 'failed') and ${payments.settledAt} is not null`;

/** Bank transfers that operators have decided about, each with who did. */
export async function listDecidedTransfers(
  db: Executor,
  filter: DecidedTransferFilter,
  input: WorkQuery<Sort>,
): Promise<WorkPageOf<DecidedTransfer>> {
  const where = conditionOf(filter);
  const [page, total] = await Promise.all([
    readKeysetPage(list, input, async (part) => {
      const rows = await db
        .select()
        .from(payments)
        .where(and(where, part.where))
        .orderBy(...part.orderBy)
        .limit(part.limit);
      return rows.filter(isSettled);
    }),
    countUpTo(db, payments, where),
  ]);
  const ids = page.list.map(({ id }) => id);
  const actors = await findLastActors(db, 'payment', { ids, events: ['succeed', 'succeedLate', 'fail'] });
  const decided = page.list.map((payment) => ({
    payment,
    decidedAt: payment.settledAt,
    decidedBy: actors.get(payment.id) ?? null,
  }));
  return { ...page, ...total, list: decided };
}

const isSettled = (row: Payment): row is Found => row.settledAt !== null;

function conditionOf({ purposes, outcome, from, to, match }: DecidedTransferFilter): SQL | undefined {
  return and(
    isDecided,
    isNotNull(payments.settledAt),
    inArray(payments.purpose, purposes),
    outcome && eq(payments.status, outcome === 'received' ? 'succeeded' : 'failed'),
    from ? gte(payments.settledAt, startOfShopDay(from)) : undefined,
    to ? lt(payments.settledAt, addSeconds(startOfShopDay(to), 86_400)) : undefined,
    match && matching(match),
  );
}

function matching({ word, numbers, userIds }: TransferMatch): SQL | undefined {
  const part = word.toLowerCase();
  return or(
    inArray(payments.no, numbers),
    inArray(payments.purposeNo, numbers),
    userIds.length > 0 ? inArray(payments.userId, userIds) : undefined,
    sql`position(${part} in lower(${payments.voucherReference})) > 0`,
    sql`position(${part} in lower(${payments.providerTradeNo})) > 0`,
  );
}
