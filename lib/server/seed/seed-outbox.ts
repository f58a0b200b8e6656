import type { ServerContext } from '../db/context.ts';
import { makeMessage } from '../factories/outbox-factory.ts';
import { addSeconds } from '../kernel/clock.ts';
import { outboxMessages } from './content/outbox.ts';
import { hoursAgo } from './demo-people.ts';

const hour = 3600;

/** Messages that went out, failed and ran out, so that the desk has something to show of them. */
export async function seedOutbox(ctx: ServerContext): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    for (const { hoursAgo: hours, livesHours, ...message } of outboxMessages) {
      const now = hoursAgo(ctx, hours).clock.now();
      const expiresAt = livesHours === undefined ? {} : { expiresAt: addSeconds(now, livesHours * hour) };
      await makeMessage(tx, { ...message, ...expiresAt, now });
    }
  });
}
