interface OptionSearch {
  quickSearch: string;
  /** Records to name; they come instead of a search. */
  ids: number[] | undefined;
  limit: number;
  offset: number;
}

/** Of named records that are read as a whole those that a selection lookup wants, and how many it finds in all. */
export function pickOptions<Option extends { id: number; name: string }>(
  all: readonly Option[],
  { quickSearch, ids, limit, offset }: OptionSearch,
): { options: Option[]; total: number } {
  const text = quickSearch.toLowerCase();
  const found = all.filter(({ id, name }) => (ids ? ids.includes(id) : name.toLowerCase().includes(text)));
  return { options: found.slice(offset, offset + limit), total: found.length };
}
