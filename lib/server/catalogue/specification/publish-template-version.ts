import { and, eq } from 'drizzle-orm';
import { announceChange } from '../../db/announce-change.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { type Actor, requireNode } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { refreshListing } from '../listing/refresh-listing.ts';
import { editSpecificationsNode } from '../nodes.ts';
import { specTemplateVersions } from '../specification-tables.ts';
import { requireOfferable, storeDraft, type TemplateDraft } from './save-template-draft.ts';
import { findLatestVersion, findVersion, lockTemplate, ownerOf } from './specification-repository.ts';
import { listOwned } from './template-owner-repository.ts';

/**
 * Offers a draft from now on and retires the version before it; neither changes again. Publishing what is published
 * changes nothing. Throws `no_permission`, `not_found`, `status_changed` for a retired version and for a draft that was
 * saved after the `revision` that the actor has seen, and `invalid_input` by node key for a template that is not sound.
 */
export async function publishTemplateVersion(
  ctx: ServerContext,
  actor: Actor,
  { id, revision }: { id: number; revision?: number },
): Promise<void> {
  requireNode(actor, editSpecificationsNode);
  await ctx.db.transaction((tx) =>
    publishVersion(tx, id, { now: ctx.clock.now(), actor, ...(revision !== undefined && { revision }) }),
  );
}

/** A published template for the demo shop; an owner that has a template keeps it. */
export async function createTemplate(tx: Executor, draft: TemplateDraft, now: Date): Promise<void> {
  const templateId = await lockTemplate(tx, draft.owner);
  if (await findLatestVersion(tx, templateId)) return;
  await publishVersion(tx, (await storeDraft(tx, draft, now)).id, { now });
}

async function publishVersion(
  tx: Executor,
  versionId: number,
  { now, actor, revision }: { now: Date; actor?: Actor; revision?: number },
): Promise<void> {
  const owner = (await findVersion(tx, versionId))?.template;
  if (!owner) throw new DomainError('not_found');
  const { id: templateId, productId } = owner;
  await lockTemplate(tx, ownerOf(owner));
  const version = (await findVersion(tx, versionId))?.version;
  if (version?.status === 'published') return;
  const isAsSeen = revision === undefined || revision === version?.revision;
  if (version?.status !== 'draft' || !isAsSeen) throw new DomainError('status_changed');
  await requireOfferable(tx, versionId);
  const { templateId: ofTemplate, status: statusColumn, id } = specTemplateVersions;
  await tx
    .update(specTemplateVersions)
    .set({ status: 'retired', updatedAt: now })
    .where(and(eq(ofTemplate, templateId), eq(statusColumn, 'published')));
  await tx
    .update(specTemplateVersions)
    .set({ status: 'published', publishedAt: now, updatedAt: now })
    .where(eq(id, versionId));
  await logStatusChange(tx, {
    entityType: 'spec_template_version',
    entityId: versionId,
    from: 'draft',
    to: 'published',
    event: 'publish',
    ...(actor ? { actor } : {}),
  });
  await refreshListing(tx, ...(await listOwned(tx, ownerOf(owner))));
  await announceChange(tx, productId === null ? ['catalogue'] : ['catalogue', `product:${productId}`]);
}
