import type { OperatorCategory } from '#lib/contract/catalogue/desk-categories.ts';
import { defaultLocale } from '#lib/i18n/locales.ts';
import { inEachLanguage } from '#lib/i18n/texts.ts';
import type { ServerContext } from '../../db/context.ts';
import { findPictureFiles, toPicture } from '../../files/index.ts';
import { countByCategory } from '../listing/listing-repository.ts';
import { findEditedCategories } from './category-editing.ts';

/** The whole tree in both languages for whoever edits it, with what hangs on each category. */
export async function listEditedCategories(ctx: ServerContext): Promise<OperatorCategory[]> {
  const [rows, counts] = await Promise.all([findEditedCategories(ctx.db), countByCategory(ctx.db)]);
  const pictures = await findPictureFiles(
    ctx.db,
    rows.map(({ pictureFileId }) => pictureFileId),
  );
  return rows.map(({ id, parentId, slug, version, names, descriptions, pictureFileId, productCount, ...row }) => {
    const file = pictureFileId === null ? undefined : pictures.get(pictureFileId);
    const texts = inEachLanguage((locale) => ({ name: names[locale], description: descriptions[locale] }));
    return {
      id,
      parent_id: parentId,
      slug,
      version,
      texts,
      picture: file ? toPicture(file, names[defaultLocale]) : null,
      product_count: productCount,
      listed_count: counts.get(id) ?? 0,
      has_specification: row.hasSpecification,
    };
  });
}
