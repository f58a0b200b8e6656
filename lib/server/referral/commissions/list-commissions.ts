import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { SpecTexts } from '#lib/contract/catalogue/specification.ts';
import type { CommissionStatus } from '#lib/contract/referral/member-records.ts';
import { noTexts } from '#lib/i18n/texts.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { listRows } from '#lib/server/db/list-rows.ts';
import { findFaces } from '#lib/server/identity/index.ts';
import { addSeconds, startOfShopDay } from '#lib/server/kernel/clock.ts';
import type { Page, PageOf } from '#lib/server/kernel/paging.ts';
import { listLines } from '#lib/server/orders/index.ts';
import { referralCommissions, referralSettlements } from '../commission-tables.ts';
import { maskedNameOf } from '../masked-name.ts';
import type { Commission } from './commission-repository.ts';

interface CommissionFilter {
  status?: CommissionStatus | undefined;
  /** Days of the shop, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** A commission with what its earner may see of the order: what was bought, and by whom, masked. */
export interface ShownCommission {
  commission: Commission;
  product: SpecTexts;
  buyer: string;
}

/** What a promoter has earned, newest first. */
export async function listCommissions(
  db: Executor,
  { userId, filter }: { userId: number; filter: CommissionFilter },
  page: Page,
): Promise<PageOf<ShownCommission>> {
  const { createdAt, id } = referralCommissions;
  const where = and(
    eq(referralCommissions.userId, userId),
    filter.status && eq(referralCommissions.status, filter.status),
    filter.from ? gte(createdAt, startOfShopDay(filter.from)) : undefined,
    filter.to ? lt(createdAt, addSeconds(startOfShopDay(filter.to), 86_400)) : undefined,
  );
  const { list: rows, total } = await listRows(db, referralCommissions, {
    where,
    orderBy: [desc(createdAt), desc(id)],
    page,
  });
  return { list: await describe(db, rows), total };
}

async function describe(db: Executor, rows: Commission[]): Promise<ShownCommission[]> {
  const [lines, faces] = await Promise.all([
    listLines(db, [...new Set(rows.map(({ orderId }) => orderId))]),
    findFaces(db, [...new Set(rows.map(({ buyerId }) => buyerId))]),
  ]);
  return rows.map((commission) => {
    const line = lines.find(({ id }) => id === commission.orderLineId);
    const buyer = maskedNameOf(faces.get(commission.buyerId));
    return { commission, buyer, product: line?.name ?? noTexts };
  });
}

export type ReferralSettlement = typeof referralSettlements.$inferSelect;

/** What was credited to a promoter, a row a day, newest first. */
export async function listSettlements(db: Executor, userId: number, page: Page): Promise<PageOf<ReferralSettlement>> {
  const where = eq(referralSettlements.userId, userId);
  return listRows(db, referralSettlements, { where, orderBy: [desc(referralSettlements.id)], page });
}
