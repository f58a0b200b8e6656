import { listEditedCategories, removeCategory } from '#lib/server/catalogue/index.ts';
import { updateMovingImport } from '#lib/server/integrations/index.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { MovingTask } from '../mover.ts';

/** Removes what an import had made of categories, the lowest first, as far as nothing else has come into them. */
export async function removeEmptyCategories({ ctx, record, actor }: MovingTask): Promise<void> {
  const tree = await listEditedCategories(ctx);
  for (const id of record.categoryIds.toReversed()) {
    const category = tree.find((each) => each.id === id);
    if (!category) continue;
    try {
      await removeCategory(ctx, actor, { id, version: category.version });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
  await updateMovingImport(ctx.db, record.id, { categoryIds: [] });
}
