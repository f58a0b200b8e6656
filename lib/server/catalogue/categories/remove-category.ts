import { eq } from 'drizzle-orm';
import { announceChange } from '../../db/announce-change.ts';
import type { ServerContext } from '../../db/context.ts';
import { releaseFile } from '../../files/index.ts';
import { type Actor, requireNode } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { logCatalogueEdit } from '../log-catalogue-edit.ts';
import { editCategoriesNode } from '../nodes.ts';
import { findLatestVersion, lockTemplate } from '../specification/specification-repository.ts';
import { specTemplates } from '../specification-tables.ts';
import { categories } from '../tables.ts';
import { findProductIds, lockTree, requireSeenCategory } from './category-editing.ts';

/**
 * Removes a category that holds nothing. Throws `no_permission`, `not_found`, `status_changed`, and `category_in_use` for
 * one that has categories or products, archived ones too, or a specification.
 */
export async function removeCategory(
  ctx: ServerContext,
  actor: Actor,
  { id, version }: { id: number; version: number },
): Promise<void> {
  requireNode(actor, editCategoriesNode);
  await ctx.db.transaction(async (tx) => {
    const tree = await lockTree(tx);
    const { slug: name } = requireSeenCategory(tree, id, version);
    const hasChildren = tree.some(({ parentId }) => parentId === id);
    const products = await findProductIds(tx, id);
    const templateId = await lockTemplate(tx, { categoryId: id });
    if (hasChildren || products.length > 0 || (await findLatestVersion(tx, templateId))) {
      throw new DomainError('category_in_use');
    }
    await tx.delete(specTemplates).where(eq(specTemplates.id, templateId));
    await tx.delete(categories).where(eq(categories.id, id));
    await releaseFile(tx, { subject: `category:${id}` });
    await logCatalogueEdit(tx, actor, { kind: 'category', id, event: 'remove', name });
    await announceChange(tx, ['catalogue']);
  });
}
