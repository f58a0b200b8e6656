import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { findPictureFiles, type PictureFile } from '../files/index.ts';
import { DomainError } from '../kernel/errors.ts';
import { findOrder, listLines, type Order, type OrderLine } from '../orders/index.ts';
import { getSettings, type Settings } from '../site/index.ts';
import { findStoreNames } from '../store/index.ts';
import { type CaseOffer, casesOffered } from './policies/case-policy.ts';
import { listPolicies, type Policy } from './policies/policies.ts';
import { listActiveReasons, type Reason } from './policies/reasons.ts';
import { type Exchange, findExchanges, policyLine } from './require-request.ts';
import { aftersaleLines, aftersales } from './tables.ts';

/** What can be asked for of an order now. */
export interface CaseOptions {
  order: Order;
  storeName: string | null;
  lines: { line: OrderLine; offers: CaseOffer[]; isMade: boolean; caseNo: string | null; exchanges: Exchange[] }[];
  pictures: ReadonlyMap<number, PictureFile>;
  reasons: Reason[];
  policies: Policy[];
  settings: Settings;
}

/** Throws `not_found`, for an order of somebody else too. */
export async function describeOptions(ctx: ServerContext, userId: number, no: string): Promise<CaseOptions> {
  const { db, clock } = ctx;
  const order = await findOrder(db, { no, userId });
  if (!order) throw new DomainError('not_found');
  const lines = await listLines(db, [order.id]);
  const [settings, reasons, policies, cases, exchanges, pictures, stores] = await Promise.all([
    getSettings(ctx),
    listActiveReasons(db),
    listPolicies(db),
    findOpenCases(db, lines),
    findExchanges(db, lines),
    findPictureFiles(
      db,
      lines.map(({ pictureFileId }) => pictureFileId),
    ),
    findStoreNames(db, order.storeId === null ? [] : [order.storeId]),
  ]);
  const policy = { now: clock.now(), noReasonDays: settings['aftersale.noReasonDays'] };
  return {
    ...{ order, pictures, reasons, policies, settings },
    storeName: stores.get(order.storeId ?? 0) ?? null,
    lines: lines.map((line) => ({
      line,
      isMade: policyLine(line).isMade,
      caseNo: cases.get(line.id) ?? null,
      // While the money of a case is on its way its line is held, though none of its pieces.
      offers: line.caseQty > 0 || cases.has(line.id) ? [] : casesOffered(order, policyLine(line), policy),
      exchanges: exchanges.get(line.id) ?? [],
    })),
  };
}

async function findOpenCases(db: Executor, lines: OrderLine[]): Promise<ReadonlyMap<number, string>> {
  if (lines.length === 0) return new Map();
  const rows = await db
    .select({ lineId: aftersaleLines.orderLineId, no: aftersales.no })
    .from(aftersaleLines)
    .innerJoin(aftersales, eq(aftersales.id, aftersaleLines.aftersaleId))
    .where(
      and(
        inArray(
          aftersaleLines.orderLineId,
          lines.map(({ id }) => id),
        ),
        eq(aftersaleLines.isOpen, true),
      ),
    );
  return new Map(rows.map(({ lineId, no }) => [lineId, no]));
}
