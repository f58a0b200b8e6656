import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../../db/context.ts';
import { findCardRows } from '../listing/card-repository.ts';
import { searchPopular } from '../search/search-popular.ts';

interface OptionsInput {
  locale: Locale;
  quickSearch?: string | undefined;
  /** Ids whose names are wanted; they come instead of a search. */
  ids?: number[] | undefined;
  page?: number | undefined;
}

/** Page size of the family's remote select (contract §7). */
const optionsPerPage = 10;

/** Ids and names for a select that searches while somebody types. */
export async function listProductOptions(
  ctx: ServerContext,
  { locale, quickSearch = '', ids, page = 1 }: OptionsInput,
): Promise<{ id: number; name: string }[]> {
  const offset = (Math.max(1, page) - 1) * optionsPerPage;
  const filter = ids ?? (await searchPopular(ctx.db, quickSearch, { limit: optionsPerPage, offset })).ids;
  const rows = await findCardRows(ctx.db, filter, locale);
  return rows.map(({ id, name }) => ({ id, name }));
}
