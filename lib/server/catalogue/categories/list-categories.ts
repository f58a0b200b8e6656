import type { CategoryNode } from '#lib/contract/catalogue/facets.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { createBriefCache } from '#lib/server/db/reading/brief-cache.ts';
import type { ServerContext } from '../../db/context.ts';
import { findPictureFiles, toPicture } from '../../files/index.ts';
import { countByCategory } from '../listing/listing-repository.ts';
import { findAllCategories } from './category-repository.ts';
import { toLink } from './describe-category.ts';

const cache = createBriefCache<CategoryNode[]>({ life: 0, staleBy: ['catalogue'] });

/** The whole tree with texts of one language, roots first, and how much each branch holds. */
export const listCategories = (ctx: ServerContext, locale: Locale): Promise<CategoryNode[]> =>
  cache.get(ctx.db, locale, () => readCategories(ctx, locale));

async function readCategories(ctx: ServerContext, locale: Locale): Promise<CategoryNode[]> {
  const [rows, counts] = await Promise.all([findAllCategories(ctx.db, locale), countByCategory(ctx.db)]);
  const pictures = await findPictureFiles(
    ctx.db,
    rows.map(({ pictureFileId }) => pictureFileId),
  );
  const nodes = new Map<number, CategoryNode>();
  const roots: CategoryNode[] = [];
  for (const row of rows) {
    const file = row.pictureFileId === null ? undefined : pictures.get(row.pictureFileId);
    const node: CategoryNode = {
      ...toLink(row),
      description: row.description,
      picture: file ? toPicture(file, row.name) : null,
      count: counts.get(row.id) ?? 0,
      children: [],
    };
    nodes.set(row.id, node);
    const parent = row.parentId === null ? undefined : nodes.get(row.parentId);
    (parent?.children ?? roots).push(node);
  }
  return roots;
}
