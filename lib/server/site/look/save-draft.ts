import type { Look } from '#lib/contract/site/look.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { lookDrafts } from '../look-tables.ts';
import { findDraft, listLooks, lockLooks } from './look-repository.ts';
import { readLook } from './read-look.ts';

export interface LookChange {
  /** What is changed; the rest stays as it is in the draft, or where there is none as it is published. */
  fields: Partial<Look>;
  /** The draft that was read, 0 where there was none; undefined: whichever there is. */
  version: number | undefined;
}

/** What a change begins with, and what it makes of it. */
interface ChangedLook {
  before: Look;
  after: Look;
  version: number;
}

/**
 * Writes the draft. Visitors see nothing of it. Throws `status_changed` where somebody else has saved one since it was read. The
 * caller holds the pictures in the same transaction.
 */
export async function saveDraft(
  { ctx, tx, operator }: { ctx: Pick<ServerContext, 'clock'>; tx: Executor; operator: Member },
  { fields, version }: LookChange,
): Promise<ChangedLook> {
  await lockLooks(tx);
  const [draft, [live]] = await Promise.all([findDraft(tx), listLooks(tx, 1)]);
  if (version !== undefined && version !== (draft?.version ?? 0)) throw new DomainError('status_changed');
  const before = draft?.look ?? live?.look ?? readLook(undefined);
  const after = { ...before, ...fields };
  const row = { look: after, version: (draft?.version ?? 0) + 1, savedBy: operator.userId, savedAt: ctx.clock.now() };
  await tx
    .insert(lookDrafts)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({ target: lookDrafts.id, set: row });
  await logStatusChange(tx, {
    entityType: 'look',
    entityId: live?.id ?? 0,
    from: null,
    to: 'draft',
    event: 'save',
    actor: operator,
    data: changedFields(before, after),
  });
  return { before, after, version: row.version };
}

/** What is another one than before, by its name. */
export function changedFields(before: Look, after: Look): Record<string, { before: string; after: string }> {
  const names = Object.keys(after) as (keyof Look)[];
  const changed = names.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, { before: before[name], after: after[name] }]));
}
