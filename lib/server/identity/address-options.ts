import type { Address } from './address-repository.ts';

/** Page size of the family's remote select (contract §7). */
const optionsPerPage = 10;

interface OptionSearch {
  quickSearch: string;
  /** Ids whose names are wanted; they come whole, instead of a search. */
  ids: number[] | undefined;
  page: number;
}

export interface AddressOption {
  id: number;
  name: string;
}

/** An address book as a select shows it, searched by any part of what it shows. */
export function toAddressOptions(
  book: Address[],
  { quickSearch, ids, page }: OptionSearch,
): { options: AddressOption[]; total: number } {
  const all = book.map((row) => ({ id: row.id, name: nameOf(row) }));
  if (ids) {
    const wanted = all.filter(({ id }) => ids.includes(id));
    return { options: wanted, total: wanted.length };
  }
  const found = all.filter(({ name }) => name.toLowerCase().includes(quickSearch.toLowerCase()));
  const start = (Math.max(1, page) - 1) * optionsPerPage;
  return { options: found.slice(start, start + optionsPerPage), total: found.length };
}

function nameOf(row: Address): string {
  const place = [...new Set([row.provinceName, row.cityName, row.areaName])].join('');
  return `${row.receiver} ${row.mobile} ${place}${row.address}`;
}
