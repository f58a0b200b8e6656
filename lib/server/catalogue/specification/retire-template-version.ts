import { eq } from 'drizzle-orm';
import { announceChange } from '../../db/announce-change.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { type Actor, requireNode } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { refreshListing } from '../listing/refresh-listing.ts';
import { editSpecificationsNode } from '../nodes.ts';
import { specTemplateVersions } from '../specification-tables.ts';
import { findVersion, lockTemplate, ownerOf } from './specification-repository.ts';
import { listOwned } from './template-owner-repository.ts';

/**
 * Offers a published version no longer, without another in its place: products take the specification of a category
 * above, or have none. Documents that name it keep it. Throws `no_permission`, `not_found`, and `status_changed` unless
 * the version is the published one.
 */
export async function retireTemplateVersion(ctx: ServerContext, actor: Actor, id: number): Promise<void> {
  requireNode(actor, editSpecificationsNode);
  await ctx.db.transaction(async (tx) => {
    const owner = (await findVersion(tx, id))?.template;
    if (!owner) throw new DomainError('not_found');
    await lockTemplate(tx, ownerOf(owner));
    if ((await findVersion(tx, id))?.version.status !== 'published') throw new DomainError('status_changed');
    await tx
      .update(specTemplateVersions)
      .set({ status: 'retired', updatedAt: ctx.clock.now() })
      .where(eq(specTemplateVersions.id, id));
    await logStatusChange(tx, {
      entityType: 'spec_template_version',
      entityId: id,
      from: 'published',
      to: 'retired',
      event: 'retire',
      actor,
    });
    await refreshListing(tx, ...(await listOwned(tx, ownerOf(owner))));
    await announceChange(tx, owner.productId === null ? ['catalogue'] : ['catalogue', `product:${owner.productId}`]);
  });
}
