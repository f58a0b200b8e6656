import type { Look } from '#lib/contract/site/look.ts';
import { announceChange } from '../../db/announce-change.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { lookDrafts, looks } from '../look-tables.ts';
import { findDraft, findLook, listLooks, lockLooks } from './look-repository.ts';
import { readLook } from './read-look.ts';
import { changedFields } from './save-draft.ts';

interface Publishing {
  ctx: Pick<ServerContext, 'clock'>;
  tx: Executor;
  operator: Member;
}

/**
 * Makes the draft what visitors see, from the commit on, and ends it. Throws `status_changed` where it is another one than the one
 * that was read, or none.
 */
export async function publishDraft(by: Publishing, version: number): Promise<{ id: number; look: Look }> {
  await lockLooks(by.tx);
  const draft = await findDraft(by.tx);
  if (draft?.version !== version) throw new DomainError('status_changed');
  return publish(by, { look: draft.look, restoredFrom: null });
}

/** Makes an earlier look what visitors see; a draft that there is stays. Throws `not_found`. */
export async function restoreLook(by: Publishing, id: number): Promise<{ id: number; look: Look }> {
  await lockLooks(by.tx);
  const found = await findLook(by.tx, id);
  if (!found) throw new DomainError('not_found');
  return publish(by, { look: found.look, restoredFrom: id });
}

async function publish(
  { ctx, tx, operator }: Publishing,
  { look, restoredFrom }: { look: Look; restoredFrom: number | null },
): Promise<{ id: number; look: Look }> {
  const [before] = await listLooks(tx, 1);
  const facts = { look, restoredFrom, publishedBy: operator.userId, publishedAt: ctx.clock.now() };
  const [row] = await tx.insert(looks).values(facts).returning({ id: looks.id });
  const id = row?.id ?? 0;
  if (restoredFrom === null) await tx.delete(lookDrafts);
  await logStatusChange(tx, {
    entityType: 'look',
    entityId: id,
    from: null,
    to: 'published',
    event: restoredFrom === null ? 'publish' : 'restore',
    actor: operator,
    data: { ...changedFields(before?.look ?? readLook(undefined), look), ...(restoredFrom && { restoredFrom }) },
  });
  await announceChange(tx, ['site']);
  return { id, look };
}
