import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { LedgerFault } from '#lib/server/wallet/index.ts';

/** What of a line is paid and stays paid. */
const kept = sql.raw(
  'line.paid_amount + line.freight_alloc_amount - line.refunded_amount - line.refunded_freight_amount',
);

/**
 * No line is invoiced for more than stays paid of it, unless a check is to come, money is on its way, or the rest is in a red
 * letter that is open, or that somebody has refused: told row by row, since of an invoice over two orders each has its own.
 */
const invoicedIsPaid = sql`
  with live as (
    select item.order_line_id as id, sum(item.gross_amount)::bigint as amount
    from invoice_items item join invoice_applications application on application.id = item.application_id
    where item.order_line_id is not null and application.status not in ('rejected', 'cancelled', 'voided')
    group by item.order_line_id),
  last_red as (
    select distinct on (part."itemId") part."itemId" as item_id, part."grossAmount" as amount, red.status
    from invoice_reds red
    cross join lateral jsonb_to_recordset(red.parts) as part("itemId" bigint, "grossAmount" bigint)
    where red.cause = 'refund'
      or red.status in ('applying', 'no_confirm_needed', 'await_buyer', 'await_seller', 'confirmed')
    order by part."itemId", red.id desc),
  asked as (
    select item.order_line_id as id, sum(last_red.amount)::bigint as amount
    from last_red join invoice_items item on item.id = last_red.item_id
    where last_red.status <> 'done'
    group by item.order_line_id),
  excess as (
    select line.order_id, live.amount as found, (${kept})::bigint as expected
    from live join order_lines line on line.id = live.id left join asked on asked.id = live.id
    where live.amount - coalesce(asked.amount, 0) > ${kept})
  select orders.no as subject, excess.found, excess.expected
  from excess join orders on orders.id = excess.order_id
  where not exists (select 1 from invoice_checks waiting where waiting.order_id = excess.order_id)
    and (select sum(${kept}) from order_lines line where line.order_id = excess.order_id)
      = orders.paid_amount - orders.refunded_amount`;

const documentIsSum = sql`
  select document.fapiao_no as subject, document.total_amount as found,
    coalesce(sum(item.gross_amount), 0)::bigint as expected
  from invoice_documents document left join invoice_items item on item.application_id = document.application_id
    and (item.red_document_id = document.id or document.color = 'blue' and item.red_document_id is null)
  group by document.id
  having document.total_amount <> coalesce(sum(item.gross_amount), 0)
    or document.net_amount <> coalesce(sum(item.net_amount), 0)`;

const applicationIsSum = sql`
  select application.no as subject, application.amount as found, coalesce(sum(item.gross_amount), 0)::bigint as expected
  from invoice_applications application
  left join invoice_items item on item.application_id = application.id and item.red_document_id is null
  group by application.id having application.amount <> coalesce(sum(item.gross_amount), 0)`;

/** What was taken back is at most what was invoiced, row by row in net and tax; of what is reversed it is all of it. */
const redsAreWithin = sql`
  select application.no as subject, sum(blue.gross_amount + coalesce(red.gross, 0))::bigint as found, 0 as expected
  from invoice_applications application
  join invoice_items blue on blue.application_id = application.id and blue.red_document_id is null
  left join (
    select item_id, sum(gross_amount) as gross, sum(net_amount) as net, sum(tax_amount) as tax
    from invoice_items where red_document_id is not null group by item_id) red on red.item_id = blue.id
  where application.issued_at is not null
  group by application.id
  having bool_or(blue.net_amount + coalesce(red.net, 0) < 0 or blue.tax_amount + coalesce(red.tax, 0) < 0)
    or application.status = 'reversed' and sum(blue.gross_amount + coalesce(red.gross, 0)) <> 0`;

const fapiaoNoIsOne = sql`
  select fapiao_no as subject, count(*) as found, 1 as expected from invoice_documents
  group by issuer_type, issuer_id, fapiao_code, fapiao_no having count(*) > 1`;

const rules = {
  invoicedIsPaid,
  documentIsSum,
  applicationIsSum,
  redsAreWithin,
  fapiaoNoIsOne,
} as const satisfies Record<string, SQL>;

/** Everything wrong between invoices and what was paid and went back; nothing when it is sound. */
export async function findInvoiceFaults(db: Executor): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const rule of Object.keys(rules) as (keyof typeof rules)[]) {
    const { rows } = await db.execute<Omit<LedgerFault, 'rule'> & Record<string, unknown>>(rules[rule]);
    faults.push(...rows.map(({ subject, found, expected }) => ({ rule, subject, found, expected })));
  }
  return faults;
}
