import type { Executor } from '../db/connection.ts';
import { writeCause } from '../observe/cause.ts';
import { type InboxEvent, inboxEvents } from './inbox-events.ts';
import { messages } from './inbox-tables.ts';

export interface Notice {
  userId: number;
  event: InboxEvent;
  /** What fills its words. */
  args?: Record<string, string | number>;
  /** Leads to the record it is about, where that is not the page all events of the kind lead to. */
  link?: string;
  /** Names the cause; a cause is told once. */
  dedupeKey?: string;
  now: Date;
}

/** Puts a message into a member's inbox, in the transaction that causes it. */
export async function notify(tx: Executor, { userId, event, args = {}, link, dedupeKey, now }: Notice): Promise<void> {
  const kind = inboxEvents[event];
  await tx
    .insert(messages)
    .values({
      userId,
      category: kind.category,
      eventKey: event,
      args,
      link: link ?? kind.link,
      cause: writeCause(),
      dedupeKey: dedupeKey ?? null,
      createdAt: now,
    })
    .onConflictDoNothing();
}
