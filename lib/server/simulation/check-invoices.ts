import { sql } from 'drizzle-orm';
import type { InvoiceStatus, RedStatus } from '#lib/contract/invoices/records.ts';
import type { ServerContext } from '../db/context.ts';
import { canMove, canMoveRed, type InvoiceMove, type RedMove } from '../invoices/index.ts';

interface Logged extends Record<string, unknown> {
  kind: 'invoice' | 'invoice_red';
  id: number;
  from: string | null;
  to: string;
  event: string;
  before: string | null;
  now: string | null;
}

/** The history of each application and red letter is a chain of allowed moves that ends in its state. */
export async function checkInvoices({ db }: ServerContext): Promise<string[]> {
  const { rows } = await db.execute<Logged>(sql`
    select l.entity_type as kind, l.entity_id as id, l.from_status as from, l.to_status as to, l.event,
      lag(l.to_status) over before as before,
      case when lead(l.id) over before is null then coalesce(a.status, r.status) end as now
    from status_logs l
    left join invoice_applications a on l.entity_type = 'invoice' and a.id = l.entity_id
    left join invoice_reds r on l.entity_type = 'invoice_red' and r.id = l.entity_id
    where l.entity_type in ('invoice', 'invoice_red')
    window before as (partition by l.entity_type, l.entity_id order by l.id)`);
  const { rows: open } = await db.execute(sql`
    select a.no, a.status from invoice_applications a
    where (a.status = 'reversing') <> exists (
      select 1 from invoice_reds r where r.application_id = a.id
        and r.status in ('applying', 'no_confirm_needed', 'await_buyer', 'await_seller', 'confirmed'))`);
  const broken = rows.filter((row) => !isSound(row));
  return [...broken, ...open].map((row) => JSON.stringify(row));
}

function isSound({ kind, from, to, event, before, now }: Logged): boolean {
  if (from !== before || (now !== null && now !== to)) return false;
  if (from === null) return true;
  return kind === 'invoice'
    ? canMove(from as InvoiceStatus, event as InvoiceMove)
    : canMoveRed(from as RedStatus, event as RedMove);
}
