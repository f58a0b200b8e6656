import type { Executor } from '#lib/server/db/connection.ts';
import { findOrder } from '#lib/server/orders/index.ts';
import { findRefund, findRequestedPayments } from '#lib/server/payments/index.ts';
import { findQuotationId } from '#lib/server/quotation/index.ts';
import { findAdjustment } from '#lib/server/wallet/index.ts';

interface AuditedRecord {
  entityType: string;
  entityId: number;
}

type Finder = (db: Executor, no: string) => Promise<number | undefined>;

/** By the letters that a document's number begins with: the log's word for it, and its id. */
const documents: Record<string, readonly [entityType: string, find: Finder]> = {
  SO: ['order', async (db, no) => (await findOrder(db, { no }))?.id],
  QT: ['quotation', findQuotationId],
  PY: ['payment', async (db, no) => (await findRequestedPayments(db, [no])).get(no)?.id],
  RF: ['refund', async (db, no) => (await findRefund(db, no))?.id],
  AJ: ['adjustment', async (db, no) => (await findAdjustment(db, no))?.id],
};

/** The record that a document's number names; undefined where there is none. */
export async function findAuditedRecord(db: Executor, no: string): Promise<AuditedRecord | undefined> {
  const [entityType, find] = documents[no.slice(0, 2)] ?? [];
  const entityId = await find?.(db, no);
  return entityType === undefined || entityId === undefined ? undefined : { entityType, entityId };
}
