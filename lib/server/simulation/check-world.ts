import { sql } from 'drizzle-orm';
import { caseMoves } from '../aftersales/index.ts';
import type { ServerContext } from '../db/context.ts';
import { dispatchMoves, orderMoves } from '../orders/index.ts';
import { withdrawalMoves } from '../payouts/index.ts';
import { correctionMoves, depositMoves, statementMoves } from '../settlement/index.ts';
import { auditMoney } from '../workflows/ledger/audit-money.ts';
import { checkInvoices } from './check-invoices.ts';
import { checkMoneyOut } from './check-money-out.ts';

type Kind = keyof typeof tables;

interface Logged extends Record<string, unknown> {
  kind: Kind;
  id: number;
  from: string | null;
  to: string;
  now: string;
}

interface AnyMove {
  from: string | readonly string[];
  to: string | readonly string[];
}

/** Each kind of record that has states: as the history names it, where it stands, and its moves. */
const tables = {
  order: { records: 'orders', moves: Object.values<AnyMove>(orderMoves) },
  dispatch: { records: 'order_dispatches', moves: Object.values<AnyMove>(dispatchMoves) },
  aftersale: { records: 'aftersales', moves: Object.values<AnyMove>(caseMoves) },
  withdrawal: { records: 'withdrawals', moves: Object.values<AnyMove>(withdrawalMoves) },
  store_statement: { records: 'store_statements', moves: Object.values<AnyMove>(statementMoves) },
  store_correction: { records: 'store_corrections', moves: Object.values<AnyMove>(correctionMoves) },
  store_deposit: { records: 'store_deposits', moves: Object.values<AnyMove>(depositMoves) },
} as const;

const states = sql.join(
  Object.entries(tables).map(
    ([kind, { records }]) => sql`select ${kind}::text as kind, id, status::text from ${sql.identifier(records)}`,
  ),
  sql` union all `,
);

/** What is wrong in the shop, in words for who looks at the run; nothing when all is well. */
export async function checkWorld(ctx: ServerContext): Promise<string[]> {
  const faults = (await auditMoney(ctx)).map((fault) => JSON.stringify(fault));
  const others = [checkHistories(ctx), checkStock(ctx), checkCases(ctx), checkMoneyOut(ctx), checkInvoices(ctx)];
  return [...faults, ...(await Promise.all(others)).flat()];
}

/** Each record's history is a chain of allowed moves that ends in its state. */
async function checkHistories({ db }: ServerContext): Promise<string[]> {
  const { rows } = await db.execute<Logged>(sql`
    select l.entity_type as kind, l.entity_id as id, l.from_status as from, l.to_status as to, n.status as now
    from status_logs l join (${states}) n on n.kind = l.entity_type and n.id = l.entity_id
    order by l.entity_type, l.entity_id, l.id`);
  return rows.flatMap((row, index) => {
    const [before, after] = [rows[index - 1], rows[index + 1]];
    const isFirst = before?.kind !== row.kind || before.id !== row.id;
    const isLast = after?.kind !== row.kind || after.id !== row.id;
    // What is a draft only while it is made begins as one.
    const isChained = isFirst ? row.from === null || row.from === 'draft' : row.from === before.to;
    const isEnd = !isLast || row.to === row.now;
    return isChained && isEnd && isAllowed(row) ? [] : [JSON.stringify(row)];
  });
}

function isAllowed({ kind, from, to }: Logged): boolean {
  if (from === null || from === to) return true;
  return tables[kind].moves.some((move) => [move.from].flat().includes(from) && [move.to].flat().includes(to));
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
    where is_open and due_at is null and status not in ('awaiting_refund', 'refunding', 'refund_failed')`);
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
