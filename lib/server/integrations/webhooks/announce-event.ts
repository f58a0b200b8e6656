import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { WebhookType } from '#lib/contract/integrations/webhook-events.ts';
import type { Executor } from '../../db/connection.ts';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../webhook-tables.ts';

interface ShopEvent {
  type: WebhookType;
  /** Whose it is; null: the platform's alone. */
  storeId: number | null;
  /** What it is about, thin: whoever wants to know more asks the API, as far as their key goes. No personal data. */
  data: Record<string, string | number | null>;
  at: Date;
}

/**
 * Writes an event down for whoever listens for it, in the transaction that causes it: what is rolled back is told to nobody, and
 * what is committed is not forgotten. One statement, which writes nothing where nobody listens.
 */
export async function announceEvent(tx: Executor, { type, storeId, data, at }: ShopEvent): Promise<void> {
  const moment = at.toISOString();
  await tx.execute(sql`
    with heard as (
      select id from ${webhookEndpoints}
      where status <> 'off' and ${type} = any(types) and (store_id is null or store_id = ${storeId}::bigint)
    ), event as (
      insert into ${webhookEvents} (message_id, type, store_id, data, created_at)
      select ${randomUUID()}::uuid, ${type}, ${storeId}::bigint, ${JSON.stringify(data)}::jsonb, ${moment}::timestamptz
      where exists (select 1 from heard)
      returning id
    )
    insert into ${webhookDeliveries} (event_id, endpoint_id, due_at, created_at)
    select event.id, heard.id, ${moment}::timestamptz, ${moment}::timestamptz from event cross join heard`);
}
