import { sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import { feeOfPaid, listLines, type Order, type OrderLine } from '#lib/server/orders/index.ts';
import { referralCommissions } from '../commission-tables.ts';
import { listTerms, lockCommissionsOf, moveCommission, type NewCommission } from './commission-repository.ts';
import { lostOf, sharesOf, type Terms } from './commission-rules.ts';

interface Sale {
  order: Order;
  lines: readonly OrderLine[];
  at: Date;
}

/**
 * What a paid order earns for who brought its buyer (docs/domain/referral.md 7). What nobody has accepted yet counts as sold
 * by a store.
 */
export async function earnCommissions(tx: Executor, sale: Sale): Promise<void> {
  const terms = await listTerms(tx, sale.order.id);
  const rows = commissionsOf(sale, terms, (line) => mostOf(sale.order, line, terms[0]));
  if (rows.length > 0) await tx.insert(referralCommissions).values(rows);
}

/**
 * Of its own sales the platform has everything: their commissions are bounded by nothing, and no store bears them. Asked
 * once it is certain that no store sold it.
 */
export async function earnFromOwnSale(tx: Executor, { order, at }: Omit<Sale, 'lines'>): Promise<void> {
  const terms = (await listTerms(tx, order.id)).map((one) => ({ ...one, bearer: 'platform' as const }));
  if (terms.length === 0) return;
  const sale = { order, lines: await listLines(tx, [order.id]), at };
  await writeAnew(
    tx,
    sale,
    commissionsOf(sale, terms, ({ paidAmount }) => paidAmount),
  );
}

/** A store has accepted it on other terms: what its payers have of it bounds anew what it earns; what that ends stays ended. */
export async function earnAnew(tx: Executor, sale: Sale): Promise<void> {
  const terms = await listTerms(tx, sale.order.id);
  if (terms.length === 0) return;
  const rows = commissionsOf(sale, terms, (line) => mostOf(sale.order, line, terms[0]));
  for (const old of await lockCommissionsOf(tx, sale.order.id)) {
    const isKept = rows.some(({ orderLineId, level }) => orderLineId === old.orderLineId && level === old.level);
    if (isKept || old.status !== 'pending') continue;
    await moveCommission(tx, old, { move: 'void', at: sale.at, facts: { reversedAmount: old.amount } });
  }
  await writeAnew(tx, sale, rows);
}

async function writeAnew(tx: Executor, { at }: Sale, rows: NewCommission[]): Promise<void> {
  if (rows.length === 0) return;
  const { orderLineId, level } = referralCommissions;
  const excluded = {
    amount: sql`excluded.amount`,
    reversedAmount: sql`excluded.reversed_amount`,
    bearer: sql`excluded.bearer`,
  };
  await tx
    .insert(referralCommissions)
    .values(rows)
    .onConflictDoUpdate({
      target: [orderLineId, level],
      set: { ...excluded, updatedAt: at },
      setWhere: sql`${referralCommissions.status} = 'pending'`,
    });
}

function commissionsOf(
  { order, lines, at }: Sale,
  terms: readonly Terms[],
  most: (line: OrderLine) => Fen,
): NewCommission[] {
  return lines.flatMap((line) => {
    const { id: orderLineId, paidAmount: baseAmount, refundedAmount } = line;
    const shares = sharesOf(baseAmount, terms, most(line));
    return terms.flatMap(({ level, userId, bp, bearer }, index): NewCommission[] => {
      const amount = shares[index] ?? 0;
      const reversedAmount = lostOf({ amount, baseAmount }, refundedAmount);
      if (amount === reversedAmount) return [];
      const ids = { orderId: order.id, orderLineId, userId, buyerId: order.userId };
      return [{ ...ids, level, bp, bearer, amount, reversedAmount, baseAmount, createdAt: at, updatedAt: at }];
    });
  });
}

/** Of a store's sale the platform has its commission, and the store the rest. */
function mostOf(order: Order, line: OrderLine, terms: Terms | undefined): Fen {
  const commission = feeOfPaid(order, line);
  return terms?.bearer === 'store' ? line.paidAmount - commission : commission;
}
