import { eq } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { Order } from './repository.ts';
import { orders } from './tables.ts';

/** For jobs: undefined while somebody else works on the order; the next round sees what became of it. */
export async function tryLockOrder(tx: Executor, id: number): Promise<Order | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update', { skipLocked: true });
  return order;
}
