import { sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { queueMessage } from '../messaging/index.ts';

type Queued = Parameters<typeof queueMessage>[1];

/** A message of the outbox as some time has left it. */
export interface MadeMessage extends Omit<Queued, 'dueAt' | 'dedupeKey'> {
  status: 'pending' | 'sent' | 'failed' | 'expired';
  attempts?: number;
  lastError?: string;
  dueAt?: Date;
}

let made = 0;

/** Writes it down as if the outbox had been at work, and answers its id. */
export async function makeMessage(tx: Executor, message: MadeMessage): Promise<number> {
  const { status, attempts = 1, lastError = null, dueAt = message.now, ...queued } = message;
  made += 1;
  const dedupeKey = `made:${process.pid}:${Date.now()}:${made}`;
  await queueMessage(tx, { ...queued, dueAt, dedupeKey });
  const isWiped = status === 'expired' || (queued.isSecret && status !== 'pending');
  const { rows } = await tx.execute<{ id: string }>(sql`
    update outbox_messages set status = ${status}, attempts = ${attempts}, last_error = ${lastError},
      sent_at = ${status === 'sent' ? message.now.toISOString() : null}::timestamptz,
      values = case when ${isWiped} then '{}'::jsonb else values end
    where dedupe_key = ${dedupeKey} returning id`);
  return Number(rows[0]?.id);
}
