import { eq } from 'drizzle-orm';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { type Actor, requireNode } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { editSpecificationsNode } from '../nodes.ts';
import { specTemplateVersions } from '../specification-tables.ts';
import { findVersion, lockTemplate, ownerOf } from './specification-repository.ts';

/**
 * Gives a draft up; what is published stays as it is, and the next save begins from it. Throws `no_permission`,
 * `not_found`, and `status_changed` for a draft that was saved or published since the `revision` that the actor has seen.
 */
export async function discardTemplateDraft(
  ctx: ServerContext,
  actor: Actor,
  { id, revision }: { id: number; revision: number },
): Promise<void> {
  requireNode(actor, editSpecificationsNode);
  await ctx.db.transaction(async (tx) => {
    const found = await findVersion(tx, id);
    if (!found) throw new DomainError('not_found');
    await lockTemplate(tx, ownerOf(found.template));
    const version = (await findVersion(tx, id))?.version;
    if (version?.status !== 'draft' || version.revision !== revision) throw new DomainError('status_changed');
    await tx.delete(specTemplateVersions).where(eq(specTemplateVersions.id, id));
    await logStatusChange(tx, {
      entityType: 'spec_template_version',
      entityId: id,
      from: 'draft',
      to: 'discarded',
      event: 'discard',
      actor,
    });
  });
}
