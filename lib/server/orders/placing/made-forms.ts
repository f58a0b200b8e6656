import { and, desc, eq, gt, isNotNull, ne } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { MadeForm } from '#lib/specification/made-forms.ts';
import { orderLines, orders } from '../tables.ts';

/** As many as anybody looks through. */
const mostForms = 50;

/**
 * What a customer has ordered of a product and paid, newest first: the forms and tools of these orders are kept. An order
 * that was closed, or whose money went back, has made none.
 */
async function findMadeForms(
  db: Executor,
  { userId, productId }: { userId: number; productId: number },
): Promise<MadeForm[]> {
  const rows = await db
    .select({ no: orders.no, snapshot: orderLines.specSnapshot })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, userId),
        isNotNull(orders.paidAt),
        ne(orders.status, 'closed'),
        eq(orderLines.productId, productId),
        isNotNull(orderLines.specSnapshot),
        gt(orderLines.qty, orderLines.refundedQty),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(mostForms);
  return rows.map(({ no, snapshot }) => {
    const entries = snapshot?.entries ?? [];
    return {
      order_no: no,
      options: entries.filter(({ kind }) => kind === 'option').map(({ key }) => key),
      answers: Object.fromEntries(entries.flatMap(({ key, value }) => (value === null ? [] : [[key, value]]))),
    };
  });
}

/** The same for one customer, to be handed to what prices their lines; nobody has none. */
export const madeBy = (userId: number | undefined) => async (db: Executor, productId: number) =>
  userId === undefined ? [] : findMadeForms(db, { userId, productId });
