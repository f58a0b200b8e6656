import { sql } from 'drizzle-orm';
import { caseMoves } from '../aftersales/index.ts';
import type { ServerContext } from '../db/context.ts';
import { dispatchMoves, orderMoves } from '../orders/index.ts';
import { auditMoney } from '../workflows/ledger/audit-money.ts';

interface Logged extends Record<string, unknown> {
  kind: 'order' | 'dispatch' | 'aftersale';
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
  aftersale: Object.values(caseMoves),
};

/** What is wrong in the shop, in words for who looks at the run; nothing when all is well. */
export async function checkWorld(ctx: ServerContext): Promise<string[]> {
  const faults = (await auditMoney(ctx)).map((fault) => JSON.stringify(fault));
  return [...faults, ...(await checkHistories(ctx)), ...(await checkStock(ctx)), ...(await checkCases(ctx))];
}

/** Each record's history is a chain of allowed moves that ends in its state. */
async function checkHistories({ db }: ServerContext): Promise<string[]> {
  const { rows } = await db.execute<Logged>(sql`
    select l.entity_type as kind, l.entity_id as id, l.from_status as from, l.to_status as to,
      coalesce(o.status, d.status, c.status) as now
    from status_logs l
    left join orders o on l.entity_type = 'order' and o.id = l.entity_id
    left join order_dispatches d on l.entity_type = 'dispatch' and d.id = l.entity_id
    left join aftersales c on l.entity_type = 'aftersale' and c.id = l.entity_id
    where l.entity_type in ('order', 'dispatch', 'aftersale') order by l.entity_type, l.entity_id, l.id`);
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

/**
 * No open case is stuck: somebody has to act by a time, or its money is on its way. Lines know how many of their pieces are
 * asked for, and an order's clocks stand while one of its cases is open, and only then.
 */
async function checkCases({ db }: ServerContext): Promise<string[]> {
  const { rows: stuck } = await db.execute(sql`
    select no, status from aftersales
    where is_open and due_at is null and status not in ('refunding', 'refund_failed')`);
  const { rows: counted } = await db.execute(sql`
    select l.id, l.case_qty, coalesce(sum(p.qty), 0)::int as held from order_lines l
    left join aftersale_lines p on p.order_line_id = l.id and p.is_held
    group by l.id having l.case_qty <> coalesce(sum(p.qty), 0)`);
  const { rows: clocks } = await db.execute(sql`
    select o.no, o.status, o.aftersale_status from orders o
    where (o.aftersale_status = 'open') <> exists (select 1 from aftersales a where a.order_id = o.id and a.is_open)`);
  const { rows: idle } = await db.execute(sql`
    select o.no, o.status from orders o where o.status = 'processing' and o.closing_reason is null
      and not exists (select 1 from order_lines l where l.order_id = o.id and l.shipped_qty + l.cancelled_qty < l.qty)
      and not exists (select 1 from aftersales a where a.order_id = o.id and a.is_open)`);
  return [stuck, counted, clocks, idle].flat().map((row) => JSON.stringify(row));
}
