import { sql } from 'drizzle-orm';
import type { ServerContext } from '../db/context.ts';
import { dispatchMoves, orderMoves } from '../orders/index.ts';
import { auditMoney } from '../workflows/ledger/audit-money.ts';

interface Logged extends Record<string, unknown> {
  kind: 'order' | 'dispatch';
  id: number;
  from: string | null;
  to: string;
  now: string;
}

interface AnyMove {
  from: readonly string[];
  to: string | readonly string[];
}

const tables: Record<Logged['kind'], AnyMove[]> = {
  order: Object.values(orderMoves),
  dispatch: Object.values(dispatchMoves),
};

/** What is wrong in the shop, in words for who looks at the run; nothing when all is well. */
export async function checkWorld(ctx: ServerContext): Promise<string[]> {
  const faults = (await auditMoney(ctx)).map((fault) => JSON.stringify(fault));
  return [...faults, ...(await checkHistories(ctx)), ...(await checkStock(ctx))];
}

/** Each record's history is a chain of allowed moves that ends in its state. */
async function checkHistories({ db }: ServerContext): Promise<string[]> {
  const { rows } = await db.execute<Logged>(sql`
    select l.entity_type as kind, l.entity_id as id, l.from_status as from, l.to_status as to,
      coalesce(o.status, d.status) as now
    from status_logs l
    left join orders o on l.entity_type = 'order' and o.id = l.entity_id
    left join order_dispatches d on l.entity_type = 'dispatch' and d.id = l.entity_id
    where l.entity_type in ('order', 'dispatch') order by l.entity_type, l.entity_id, l.id`);
  return rows.flatMap((row, index) => {
    const [before, after] = [rows[index - 1], rows[index + 1]];
    const isFirst = before?.kind !== row.kind || before.id !== row.id;
    const isLast = after?.kind !== row.kind || after.id !== row.id;
    const isChained = row.from === (isFirst ? null : before.to);
    const isEnd = !isLast || row.to === row.now;
    return isChained && isEnd && isAllowed(row) ? [] : [JSON.stringify(row)];
  });
}

function isAllowed({ kind, from, to }: Logged): boolean {
  if (from === null || from === to) return true;
  return tables[kind].some((move) => move.from.includes(from) && [move.to].flat().includes(to));
}

async function checkStock({ db }: ServerContext): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select id, stock_on_hand, stock_reserved from product_variants
    where stock_on_hand < 0 or stock_reserved < 0 or stock_reserved > stock_on_hand`);
  return rows.map((row) => JSON.stringify(row));
}
