import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { announceChange } from '../../db/announce-change.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import type { Member } from '../../kernel/actor.ts';
import { addSeconds, toUnixSeconds } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { previewLinks } from '../opening-tables.ts';
import { signPreview } from './preview-token.ts';

const lifeSeconds = 7 * 86_400;
/** Who gives out more has better things to do: open the shop. */
const mostPreviewLinks = 20;

export type PreviewLink = typeof previewLinks.$inferSelect;

const isLive = (now: Date) => and(isNull(previewLinks.revokedAt), gt(previewLinks.expiresAt, now));

/** Links that are good now, the newest first. */
export const listPreviewLinks = ({ db, clock }: Pick<ServerContext, 'db' | 'clock'>): Promise<PreviewLink[]> =>
  db.select().from(previewLinks).where(isLive(clock.now())).orderBy(desc(previewLinks.id)).limit(mostPreviewLinks);

/** What stands in the address of a link. */
export const tokenOfLink = ({ env }: ServerContext, { id, expiresAt }: Pick<PreviewLink, 'id' | 'expiresAt'>): string =>
  signPreview(env.SECRET_KEY, { id, expires: toUnixSeconds(expiresAt) });

/** Makes a link that shows the shop for a week. Throws `preview_limit` at the twenty-first. */
export async function addPreviewLink(ctx: ServerContext, operator: Member, note: string): Promise<PreviewLink> {
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('preview links', 0))`);
    const [live] = await tx.select({ links: count() }).from(previewLinks).where(isLive(now));
    if ((live?.links ?? 0) >= mostPreviewLinks)
      throw new DomainError('preview_limit', { values: { limit: mostPreviewLinks } });
    const [row] = await tx
      .insert(previewLinks)
      .values({ note, createdBy: operator.userId, createdAt: now, expiresAt: addSeconds(now, lifeSeconds) })
      .returning();
    if (!row) throw new Error('a link that was not written');
    await log(tx, { id: row.id, from: null, to: 'active', event: 'create', operator, note });
    return row;
  });
}

/** Takes a link back: whoever holds it sees what every visitor sees, from the next page on. Throws `not_found`. */
export async function revokePreviewLink(ctx: ServerContext, operator: Member, id: number): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(previewLinks)
      .set({ revokedAt: now })
      .where(and(eq(previewLinks.id, id), isLive(now)))
      .returning();
    if (!row) throw new DomainError('not_found');
    await log(tx, { id, from: 'active', to: 'revoked', event: 'revoke', operator, note: row.note });
  });
}

interface Logged {
  id: number;
  from: string | null;
  to: string;
  event: string;
  operator: Member;
  note: string;
}

/** Every process knows which links are good, and hears of it here. */
async function log(tx: Executor, { id, from, to, event, operator, note }: Logged): Promise<void> {
  await logStatusChange(tx, {
    entityType: 'preview_link',
    entityId: id,
    from,
    to,
    event,
    actor: operator,
    data: { name: note },
  });
  await announceChange(tx, ['maintenance']);
}
