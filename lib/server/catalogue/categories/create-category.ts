import { eq } from 'drizzle-orm';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import { DomainError } from '../../kernel/errors.ts';
import { categories, categoryTexts, maxCategoryDepth } from '../tables.ts';

interface NewCategory {
  slug: string;
  parentSlug?: string | undefined;
  sort: number;
  pictureFileId?: number | null;
  texts: { locale: Locale; name: string; description: string }[];
}

/**
 * Makes a category below its parent; one whose slug exists is left as it is. Answers its id. Throws `not_found` for an
 * unknown parent and `invalid_input` below the deepest level.
 */
export async function createCategory(tx: Executor, category: NewCategory): Promise<number> {
  const existing = await findBySlug(tx, category.slug);
  if (existing) return existing.id;
  const parent = category.parentSlug ? await findBySlug(tx, category.parentSlug) : undefined;
  if (category.parentSlug && !parent) throw new DomainError('not_found');
  if (parent && parent.path.length >= maxCategoryDepth) {
    throw new DomainError('invalid_input', { fields: { parentSlug: { key: 'choice' } } });
  }
  const [created] = await tx
    .insert(categories)
    .values({
      slug: category.slug,
      parentId: parent?.id ?? null,
      path: [],
      sort: category.sort,
      pictureFileId: category.pictureFileId ?? null,
    })
    .returning({ id: categories.id });
  if (!created) throw new Error(`category ${category.slug} was not stored`);
  await tx
    .update(categories)
    .set({ path: [...(parent?.path ?? []), created.id] })
    .where(eq(categories.id, created.id));
  const texts = category.texts.map((text) => ({ ...text, categoryId: created.id }));
  if (texts.length > 0) await tx.insert(categoryTexts).values(texts);
  return created.id;
}

async function findBySlug(tx: Executor, slug: string): Promise<{ id: number; path: number[] } | undefined> {
  const [row] = await tx
    .select({ id: categories.id, path: categories.path })
    .from(categories)
    .where(eq(categories.slug, slug));
  return row;
}
