import type { CategoryLink } from '#lib/contract/catalogue/facets.ts';
import type { ProductListing } from '#lib/contract/catalogue/shop-products.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import { findPictureFiles, toPicture } from '../../files/index.ts';
import { countByCategory } from '../listing/listing-repository.ts';
import { findBreadcrumb, findChildren, type NamedCategory } from './category-repository.ts';

/** A category as the head of its list: what it is, the way to it, where to go on. */
export async function describeCategory(
  db: Executor,
  category: NamedCategory,
  locale: Locale,
): Promise<NonNullable<ProductListing['category']>> {
  const [breadcrumb, children, pictures] = await Promise.all([
    findBreadcrumb(db, category.id, locale),
    findChildren(db, category.id, locale),
    findPictureFiles(db, [category.pictureFileId]),
  ]);
  const counts = await countByCategory(
    db,
    children.map(({ id }) => id),
  );
  const [file] = pictures.values();
  return {
    ...toLink(category),
    description: category.description,
    picture: file ? toPicture(file, category.name) : null,
    breadcrumb: breadcrumb.map(toLink),
    children: children.map((child) => ({ ...toLink(child), count: counts.get(child.id) ?? 0 })),
  };
}

export function toLink({ id, slug, name }: NamedCategory): CategoryLink {
  return { id, slug, name };
}
