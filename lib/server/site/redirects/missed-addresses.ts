import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { type Actor, requireNode } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { missedAddresses } from '../redirect-tables.ts';
import { editRedirectsNode, listRedirectsNode } from './nodes.ts';

/** Addresses that are counted at most; past that, those that were asked for least and longest ago give way. */
const mostMissed = 500;

/** As many of them as the desk shows. */
const shownMissed = 100;

/** What one process has counted since it last said so. */
export interface MissedCount {
  /** As `readRequested` compares it. */
  path: string;
  asked: number;
}

export type MissedAddress = typeof missedAddresses.$inferSelect;

/** Adds what a process has counted. Costs two statements, however much that is. */
export async function noteMissed(ctx: ServerContext, counts: readonly MissedCount[]): Promise<void> {
  if (counts.length === 0) return;
  const now = ctx.clock.now();
  await ctx.db
    .insert(missedAddresses)
    .values(counts.map((count) => ({ ...count, firstAt: now, lastAt: now })))
    .onConflictDoUpdate({
      target: missedAddresses.path,
      set: { asked: sql`${missedAddresses.asked} + excluded.asked`, lastAt: now },
    });
  const { id, asked, lastAt } = missedAddresses;
  const beyond = ctx.db
    .select({ id })
    .from(missedAddresses)
    .orderBy(desc(asked), desc(lastAt), desc(id))
    .offset(mostMissed);
  await ctx.db.delete(missedAddresses).where(inArray(id, beyond));
}

/** Those that were asked for most. Throws `no_permission`. */
export function listMissed({ db }: ServerContext, actor: Actor): Promise<MissedAddress[]> {
  requireNode(actor, listRedirectsNode);
  const { asked, lastAt, id } = missedAddresses;
  return db.select().from(missedAddresses).orderBy(desc(asked), desc(lastAt), desc(id)).limit(shownMissed);
}

/** Takes one off the list. Throws `no_permission` and `not_found`. */
export async function removeMissed({ db }: ServerContext, actor: Actor, id: number): Promise<void> {
  requireNode(actor, editRedirectsNode);
  await db.transaction(async (tx) => {
    const [removed] = await tx.delete(missedAddresses).where(eq(missedAddresses.id, id)).returning();
    if (!removed) throw new DomainError('not_found');
    await logStatusChange(tx, {
      entityType: 'missed_address',
      entityId: id,
      from: null,
      to: 'removed',
      event: 'remove',
      actor,
      data: { name: removed.path },
    });
  });
}
