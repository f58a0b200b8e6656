import { sql } from 'drizzle-orm';
import { toSearchText } from '../catalogue/index.ts';
import type { ServerContext } from '../db/context.ts';
import { insertMovingImport } from '../integrations/index.ts';
import { addPastOrder, type PastOrderFacts } from '../orders/index.ts';
import { createTestUser } from './factories.ts';

let count = 0;

type Wish = Partial<PastOrderFacts> & { userId?: number };

/** Orders of a system before, as an import would have kept them. */
export async function makePastOrders(ctx: ServerContext, wishes: Wish[]): Promise<{ id: number; no: string }[]> {
  const { id: userId } = await createTestUser(ctx, { group: 'operator' });
  const importId = await insertMovingImport(ctx.db, {
    userId,
    fileName: 'orders.csv',
    source: 'shopify_orders',
    headings: [],
    mapping: {},
    options: {} as never,
    rowCount: wishes.length,
  });
  const made: { id: number; no: string }[] = [];
  for (const { userId: owner, ...wish } of wishes) {
    count += 1;
    const facts = { ...pastOrderFacts(`#${7000 + count}`), ...wish };
    const id = (await addPastOrder(ctx.db, { importId, facts })) ?? 0;
    if (owner !== undefined) await ctx.db.execute(sql`update past_orders set user_id = ${owner} where id = ${id}`);
    made.push({ id, no: facts.no });
  }
  return made;
}

function pastOrderFacts(no: string): PastOrderFacts {
  const texts = { address: '', discountCode: '', shippingMethod: '', paymentMethod: '', note: '', tags: '' };
  return {
    source: 'shopify_orders',
    key: no,
    no,
    state: 'completed',
    stateText: 'paid / fulfilled',
    orderedAt: new Date('2024-01-15T02:00:00Z'),
    currency: 'CNY',
    totalAmount: 1250,
    lines: [{ name: 'Rye loaf', sku: 'RYE', qty: '1', price: 1250, amount: 1250 }],
    texts,
    searchText: toSearchText([no, 'Rye loaf', 'RYE']),
  };
}
