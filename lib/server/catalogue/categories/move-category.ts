import { eq, sql } from 'drizzle-orm';
import { announceChange } from '../../db/announce-change.ts';
import type { ServerContext } from '../../db/context.ts';
import { type Actor, requireNode } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { logCatalogueEdit } from '../log-catalogue-edit.ts';
import { editCategoriesNode } from '../nodes.ts';
import { categories, maxCategoryDepth } from '../tables.ts';
import {
  type CategoryRow,
  lockProducts,
  lockTree,
  orderSiblings,
  refreshBranch,
  requireSeenCategory,
} from './category-editing.ts';

interface CategoryMove {
  id: number;
  version: number;
  /** Null is the top. */
  parentId: number | null;
  /** The sibling it stands before; null: behind all of them. */
  before: number | null;
}

/**
 * Puts a category with everything below it elsewhere: the paths of all of them and the lists of their products change
 * with it. Throws `no_permission`, `not_found`, `status_changed`, and `invalid_input` for a parent that is not there, is
 * the category itself or below it, or would make the tree too deep, and for a sibling that is none.
 */
export async function moveCategory(ctx: ServerContext, actor: Actor, move: CategoryMove): Promise<void> {
  requireNode(actor, editCategoriesNode);
  await ctx.db.transaction(async (tx) => {
    await lockProducts(tx, move.id);
    const tree = await lockTree(tx);
    const moved = requireSeenCategory(tree, move.id, move.version);
    const path = newPath(tree, moved, move.parentId);
    const order = newOrder(tree, move);
    const { id, version, parentId } = moved;
    await tx
      .update(categories)
      .set({ parentId: move.parentId, version: version + 1, updatedAt: ctx.clock.now() })
      .where(eq(categories.id, id));
    await orderSiblings(tx, order);
    await logCatalogueEdit(tx, actor, { kind: 'category', id, event: 'move', name: moved.slug });
    if (parentId === move.parentId) {
      await announceChange(tx, ['catalogue']);
      return;
    }
    // What stands in front of the category changes; from itself on, paths stay.
    await tx.execute(sql`
      update categories set path = ${sql.param(path.slice(0, -1))}::bigint[] || path[${moved.path.length}:]
      where ${id} = any(path)`);
    await refreshBranch(tx, id);
  });
}

function newPath(tree: CategoryRow[], moved: CategoryRow, parentId: number | null): number[] {
  const parent = tree.find(({ id }) => id === parentId);
  if (parentId !== null && (!parent || parent.path.includes(moved.id))) throw refusal('parent_id', 'choice');
  const branch = tree.filter(({ path }) => path.includes(moved.id));
  const height = Math.max(...branch.map(({ path }) => path.length)) - moved.path.length + 1;
  const path = [...(parent?.path ?? []), moved.id];
  if (path.length - 1 + height > maxCategoryDepth) throw refusal('parent_id', 'categoryDepth');
  return path;
}

function newOrder(tree: CategoryRow[], { id, parentId, before }: CategoryMove): number[] {
  const siblings = tree
    .filter((each) => each.parentId === parentId && each.id !== id)
    .sort((left, right) => left.sort - right.sort || left.id - right.id)
    .map((each) => each.id);
  if (before === null) return [...siblings, id];
  const at = siblings.indexOf(before);
  if (at < 0) throw refusal('before', 'choice');
  return siblings.toSpliced(at, 0, id);
}

function refusal(field: string, key: string): DomainError {
  return new DomainError('invalid_input', { fields: { [field]: { key, values: { max: maxCategoryDepth } } } });
}
