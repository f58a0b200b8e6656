import type { Executor } from '#lib/server/db/connection.ts';
import type { AgreedOrder, PlannedOrder } from '#lib/server/orders/index.ts';
import { resolveFees } from '#lib/server/settlement/index.ts';

interface Agreeing {
  /** Whose offer it is; null: a store of the pool, which nobody knows yet. */
  storeId: number | null;
  at: Date;
}

/** What the platform takes of each line is agreed when it is sold; a store of the pool agrees anew when it accepts. */
export async function agreeFees(
  tx: Executor,
  planned: readonly PlannedOrder[],
  { storeId, at }: Agreeing,
): Promise<AgreedOrder[]> {
  const productIds = planned.flatMap(({ lines }) => lines.map(({ productId }) => productId));
  const fees = (await resolveFees(tx, { productIds, storeId, at })).values();
  return planned.map((order) => {
    const lines = order.lines.map((line) => ({ ...line, feeTerms: fees.next().value ?? [] }));
    const sales = lines[0]?.feeTerms.find(({ kind }) => kind === 'sales');
    return { ...order, lines, commissionBp: sales?.bp ?? 0 };
  });
}
