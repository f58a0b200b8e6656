import { and, eq } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { DomainError } from '../kernel/errors.ts';
import { type Aftersale, type AftersaleLine, listCaseLines } from './repository.ts';
import { aftersaleLines } from './tables.ts';

/** What came back of a line. */
export interface CameBack {
  lineId: number;
  receivedQty: number;
  resellableQty: number;
}

/** Writes down what came back. Throws `invalid_input` at `lines` unless each line is named once, with no more than it has. */
export async function recordReceived(tx: Executor, { id }: Aftersale, came: CameBack[]): Promise<AftersaleLine[]> {
  const lines = await listCaseLines(tx, [id]);
  const isWhole = came.length === lines.length && new Set(came.map(({ lineId }) => lineId)).size === lines.length;
  if (!isWhole) throw fault();
  for (const { lineId, receivedQty, resellableQty } of came) {
    const line = lines.find(({ orderLineId }) => orderLineId === lineId);
    if (!line || receivedQty > line.qty || resellableQty > receivedQty) throw fault();
    await tx
      .update(aftersaleLines)
      .set({ receivedQty, resellableQty })
      .where(and(eq(aftersaleLines.id, line.id), eq(aftersaleLines.aftersaleId, id)));
  }
  return listCaseLines(tx, [id]);
}

const fault = () => new DomainError('invalid_input', { fields: { lines: { key: 'caseReceived' } } });
