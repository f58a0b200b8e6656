import { and, eq, gte, inArray, lt } from 'drizzle-orm';
import type { SpecTexts } from '#lib/contract/catalogue/specification.ts';
import type { commissionSorts } from '#lib/contract/referral/desk-commissions.ts';
import type { CommissionStatus } from '#lib/contract/referral/member-records.ts';
import { noTexts } from '#lib/i18n/texts.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { countUpTo, type KeysetList, readKeysetPage } from '#lib/server/db/reading/keyset.ts';
import { findNamedUserIds, findUsernames } from '#lib/server/identity/index.ts';
import { addSeconds, startOfShopDay } from '#lib/server/kernel/clock.ts';
import type { WorkPageOf, WorkQuery } from '#lib/server/kernel/work-page.ts';
import { findOrderIds, findOrderNos, listLines } from '#lib/server/orders/index.ts';
import { referralCommissions } from '../commission-tables.ts';
import type { Commission } from './commission-repository.ts';

type Sort = (typeof commissionSorts)[number];

const list: KeysetList<Commission, Sort> = {
  id: referralCommissions.id,
  idOf: ({ id }) => id,
  orders: { time: { column: referralCommissions.createdAt, kind: 'time', valueOf: ({ createdAt }) => createdAt } },
};

interface CommissionFilter {
  /** Words for whose they are. */
  q?: string | undefined;
  /** Of one of them. */
  promoter?: number | undefined;
  /** Of one order. */
  no?: string | undefined;
  status?: CommissionStatus | undefined;
  /** Days of the shop, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** A commission with the order behind it, for operators. */
export interface DeskCommission {
  commission: Commission;
  orderNo: string;
  product: SpecTexts;
}

interface ListedCommissions extends WorkPageOf<DeskCommission> {
  /** Account names of everybody in it; empty for who has left. */
  names: Map<number, string>;
}

/** What promoters earn by orders, whoever they are, the latest first. */
export async function listDeskCommissions(
  { db }: Pick<ServerContext, 'db'>,
  { q, promoter, no, status, from, to }: CommissionFilter,
  input: WorkQuery<Sort>,
): Promise<ListedCommissions> {
  const { userId, orderId, createdAt } = referralCommissions;
  const [earners, orderIds] = await Promise.all([q && findNamedUserIds(db, q), no && findOrderIds(db, [no])]);
  const where = and(
    promoter ? eq(userId, promoter) : undefined,
    earners ? inArray(userId, earners) : undefined,
    orderIds ? inArray(orderId, orderIds) : undefined,
    status && eq(referralCommissions.status, status),
    from ? gte(createdAt, startOfShopDay(from)) : undefined,
    to ? lt(createdAt, addSeconds(startOfShopDay(to), 86_400)) : undefined,
  );
  const [page, total] = await Promise.all([
    readKeysetPage(list, input, (part) =>
      db
        .select()
        .from(referralCommissions)
        .where(and(where, part.where))
        .orderBy(...part.orderBy)
        .limit(part.limit),
    ),
    countUpTo(db, referralCommissions, where),
  ]);
  return { ...page, ...total, ...(await describe(db, page.list)) };
}

async function describe(db: Executor, rows: Commission[]): Promise<Pick<ListedCommissions, 'list' | 'names'>> {
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))];
  const people = new Set(rows.flatMap(({ userId, buyerId }) => [userId, buyerId]));
  const [nos, lines, names] = await Promise.all([
    findOrderNos(db, orderIds),
    listLines(db, orderIds),
    findUsernames(db, [...people]),
  ]);
  const nameOf = new Map(lines.map(({ id, name }) => [id, name]));
  const described = rows.map((commission) => ({
    commission,
    orderNo: nos.get(commission.orderId) ?? '',
    product: nameOf.get(commission.orderLineId) ?? noTexts,
  }));
  return { list: described, names };
}
