import { sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { words } from '../words.mjs';

interface Change extends Record<string, unknown> {
  at: string;
  no: string;
  event: string;
  actor: string;
  /** Null for what was done before requests were kept. */
  requestId: string | null;
}

/**
 * What happened to a document, by its number, and which request or run of a job did each: of an order with its payments, refunds and
 * after-sales cases. Oldest first; empty where nothing has that number.
 */
export async function listRequestsOf(db: Executor, no: string): Promise<Change[]> {
  const { rows } = await db.execute<Change>(sql`
    with asked as (select ${no}::text as wanted),
    named as (
      select o.id, o.no, g.no as group_no from orders o join checkout_groups g on g.id = o.group_id, asked
      where wanted in (o.no, g.no)
    ),
    documents as (
      select 'order' as kind, id, no from named
      union select 'payment', id, no from payments, asked
        where payments.no = wanted or purpose_no in (select no from named union select group_no from named)
      union select 'refund', id, no from refunds, asked
        where refunds.no = wanted or subject_no in (select no from named union select group_no from named)
      union select 'aftersale', id, no from aftersales, asked
        where aftersales.no = wanted or order_id in (select id from named)
      union select 'quotation', id, no from quotations, asked where quotations.no = wanted
    )
    select to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, d.no, l.event,
      concat_ws(' ', l.actor_type, l.actor_id) as actor, l.request_id as "requestId"
    from documents d join status_logs l on l.entity_type = d.kind and l.entity_id = d.id order by l.id`);
  return rows;
}

/** A line for each change, and the one that finds what the log has of them. */
export function tellRequests(changes: readonly Change[]): string[] {
  const ids = [...new Set(changes.flatMap(({ requestId }) => requestId ?? []))];
  const lines = changes.map(({ requestId, ...change }) =>
    words('doctor.change', { ...change, requestId: requestId ?? '–' }),
  );
  return ids.length > 0 ? [...lines, '', words('doctor.findRequests', { pattern: ids.join('|') })] : lines;
}
