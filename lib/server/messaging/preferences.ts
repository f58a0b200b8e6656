import { eq, inArray } from 'drizzle-orm';
import type { MessageCategory } from '#lib/contract/messaging/member-inbox.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { messages } from './inbox-tables.ts';
import { noPreference, type Preference } from './preference-rules.ts';
import { type CategoryChannels, messagePreferences } from './preference-tables.ts';

/** What these members chose; who never chose is missing from the answer. */
export async function findPreferences(db: Executor, userIds: number[]): Promise<Map<number, Preference>> {
  if (userIds.length === 0) return new Map();
  const rows = await db.select().from(messagePreferences).where(inArray(messagePreferences.userId, userIds));
  return new Map(rows.map((row) => [row.userId, row]));
}

export async function getPreference(db: Executor, userId: number): Promise<Preference> {
  return (await findPreferences(db, [userId])).get(userId) ?? noPreference;
}

export interface PreferenceChanges {
  /** Others stay as they are. */
  channels: Partial<Record<MessageCategory, CategoryChannels>>;
  /** Undefined: stay as they are. In minutes of the shop's day. */
  quiet: { from: number; to: number } | null | undefined;
}

export async function savePreference(ctx: ServerContext, userId: number, changes: PreferenceChanges): Promise<void> {
  const updatedAt = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    await tx.insert(messagePreferences).values({ userId, updatedAt }).onConflictDoNothing();
    const [row] = await tx.select().from(messagePreferences).where(eq(messagePreferences.userId, userId)).for('update');
    const channels = { ...row?.channels, ...changes.channels };
    const { quiet } = changes;
    const hours = quiet === undefined ? {} : { quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null };
    await tx
      .update(messagePreferences)
      .set({ channels, ...hours, updatedAt })
      .where(eq(messagePreferences.userId, userId));
  });
}

/** Forgets all that is kept for a member, inbox and preferences. For an account that ends. */
export async function forgetMember(tx: Executor, userId: number): Promise<void> {
  await tx.delete(messages).where(eq(messages.userId, userId));
  await tx.delete(messagePreferences).where(eq(messagePreferences.userId, userId));
}
