import { type SQL, sql } from 'drizzle-orm';
import { idsOf, type RecordNamer } from '../db/record-names.ts';

/** What hangs on an order is named by the order's number, and opens it. */
const ofOrder =
  (table: SQL): RecordNamer =>
  (ids) =>
    sql`select part.id, o.no::text as name, o.no::text as key
      from ${table} part join orders o on o.id = part.order_id where part.id = ${idsOf(ids)}`;

const order: RecordNamer = (ids) =>
  sql`select id, no::text as name, no::text as key from orders where id = ${idsOf(ids)}`;

/** The records of this module as the audit log calls them. */
export const orderRecordNames: readonly [kind: string, namer: RecordNamer][] = [
  ['order', order],
  ['order_address', order],
  ['order_note', order],
  ['dispatch', ofOrder(sql`order_dispatches`)],
  ['shipment', ofOrder(sql`shipments`)],
  ['close_request', ofOrder(sql`order_close_requests`)],
];
