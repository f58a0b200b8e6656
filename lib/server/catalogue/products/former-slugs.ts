import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { categoryFormerSlugs, productFormerSlugs } from '../former-slug-tables.ts';

interface Taking {
  id: number;
  /** What it has now; call this once its row says so, so that of two who want it the later one finds the earlier. */
  slug: string;
  /** What it had before, where anybody may know that; undefined where nothing has changed. */
  left: string | undefined;
}

/** The address is the product's alone from now on, and the one it left leads to it. */
export async function takeProductSlug(tx: Executor, { id: productId, slug, left }: Taking): Promise<void> {
  await tx.delete(productFormerSlugs).where(eq(productFormerSlugs.slug, slug));
  if (left === undefined) return;
  await tx
    .insert(productFormerSlugs)
    .values({ slug: left, productId })
    .onConflictDoUpdate({ target: productFormerSlugs.slug, set: { productId } });
}

/** The same of a category. */
export async function takeCategorySlug(tx: Executor, { id: categoryId, slug, left }: Taking): Promise<void> {
  await tx.delete(categoryFormerSlugs).where(eq(categoryFormerSlugs.slug, slug));
  if (left === undefined) return;
  await tx
    .insert(categoryFormerSlugs)
    .values({ slug: left, categoryId })
    .onConflictDoUpdate({ target: categoryFormerSlugs.slug, set: { categoryId } });
}
