import { and, eq, ne } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { type Order, thawClocks } from '../orders/index.ts';
import { releasePieces } from './hold-pieces.ts';
import { type CaseChange, moveCase } from './move-case.ts';
import type { Aftersale } from './repository.ts';
import { aftersaleLines, aftersales } from './tables.ts';

/**
 * Ends a case: its lines may be asked about again, and the order's clocks go on with the last one that ends. The order is
 * locked. Throws `status_changed`.
 */
export async function endCase(
  tx: Executor,
  aftersale: Aftersale,
  { order, ...change }: CaseChange & { order: Order },
): Promise<Aftersale> {
  const ended = await moveCase(tx, aftersale, change);
  await releasePieces(tx, ended.id);
  await tx.update(aftersaleLines).set({ isOpen: false }).where(eq(aftersaleLines.aftersaleId, ended.id));
  const [other] = await tx
    .select({ id: aftersales.id })
    .from(aftersales)
    .where(and(eq(aftersales.orderId, order.id), eq(aftersales.isOpen, true), ne(aftersales.id, ended.id)))
    .limit(1);
  const { at, actor } = change;
  if (!other) await thawClocks(tx, order, { at, ...(actor && { actor }) });
  return ended;
}
