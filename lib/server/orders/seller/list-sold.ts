import { inArray } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import { listLines, type OrderLine } from '../repository.ts';
import { orders } from '../tables.ts';

/** What was sold by an order, and what of it was handed out when it was completed. */
export interface SoldOrder {
  no: string;
  settledAmount: Fen;
  lines: OrderLine[];
}

/** Orders by their numbers with their lines, for who keeps the books; what is not there is left out. */
export async function listSold(db: Executor, nos: readonly string[]): Promise<SoldOrder[]> {
  if (nos.length === 0) return [];
  const found = await db
    .select({ id: orders.id, no: orders.no, settledAmount: orders.settledAmount })
    .from(orders)
    .where(inArray(orders.no, [...nos]));
  const lines = await listLines(
    db,
    found.map(({ id }) => id),
  );
  return found.map(({ id, ...order }) => ({ ...order, lines: lines.filter(({ orderId }) => orderId === id) }));
}
