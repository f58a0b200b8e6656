import { languages, officialLocale } from '#lib/i18n/languages.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { lineOfAreas } from '../../site/index.ts';
import type { Address } from './address-repository.ts';

/** Page size of the family's remote select (contract §7). */
const optionsPerPage = 10;

interface OptionSearch {
  quickSearch: string;
  /** Ids whose names are wanted; they come whole, instead of a search. */
  ids: number[] | undefined;
  page: number;
  locale: Locale;
}

interface AddressOption {
  id: number;
  name: string;
}

/** An address book as a select shows it, searched by any part of what it shows, and by what is kept in Chinese. */
export function toAddressOptions(
  book: Address[],
  { quickSearch, ids, page, locale }: OptionSearch,
): { options: AddressOption[]; total: number } {
  const toOption = (row: Address) => ({ id: row.id, name: nameOf(row, locale) });
  if (ids) {
    const requested = book.filter(({ id }) => ids.includes(id));
    return { options: requested.map(toOption), total: requested.length };
  }
  const text = quickSearch.toLowerCase();
  const isMeant = (row: Address) =>
    `${nameOf(row, locale)}\n${nameOf(row, officialLocale)}`.toLowerCase().includes(text);
  const found = book.filter(isMeant).map(toOption);
  const start = (Math.max(1, page) - 1) * optionsPerPage;
  return { options: found.slice(start, start + optionsPerPage), total: found.length };
}

function nameOf(row: Address, locale: Locale): string {
  const areas = [
    { id: row.provinceId, name: row.provinceName },
    { id: row.cityId, name: row.cityName },
    { id: row.areaId, name: row.areaName },
  ];
  const place = lineOfAreas(areas, locale);
  const { addressFrom, beforeStreet } = languages[locale];
  const line =
    addressFrom === 'street'
      ? `${place} ${row.address}`
      : `${place.replaceAll(' ', beforeStreet)}${beforeStreet}${row.address}`;
  return `${row.receiver} ${row.mobile} ${line}`;
}
