import { languages } from '#lib/i18n/languages.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { placeLine } from '#lib/i18n/place-line.ts';
import english from './area-names.json' with { type: 'json' };
import type { Area } from './areas.ts';

const names: Readonly<Record<string, string>> = english;

/** The codes and names of a place, as every answer and every snapshot carries them. */
interface NamedPlace {
  province_id: number;
  province_name: string;
  city_id: number;
  city_name: string;
  area_id: number;
  area_name: string;
}

/**
 * A province, city or district as readers of a language know it. What is kept stays Chinese, because carriers read it; a
 * code that a later edition of the areas has dropped is shown as it was kept.
 */
export function nameArea({ id, name }: Area, locale: Locale): string {
  return languages[locale].reads === 'english' ? (names[id] ?? name) : name;
}

/** An address for a reader: its three areas in the reader's language, everything else as it was written. */
export function nameAreas<P extends NamedPlace>(place: P, locale: Locale): P {
  return {
    ...place,
    province_name: nameArea({ id: place.province_id, name: place.province_name }, locale),
    city_name: nameArea({ id: place.city_id, name: place.city_name }, locale),
    area_name: nameArea({ id: place.area_id, name: place.area_name }, locale),
  };
}

/** The three areas of an address in one line. */
export function lineOfPlace(place: NamedPlace, locale: Locale): string {
  const { province_name, city_name, area_name } = nameAreas(place, locale);
  return placeLine([province_name, city_name, area_name], locale);
}

/** The province and city of an address, in one line. */
export function regionOf(place: Omit<NamedPlace, 'area_id' | 'area_name'>, locale: Locale): string {
  const { province_id, province_name, city_id, city_name } = place;
  return lineOfAreas(
    [
      { id: province_id, name: province_name },
      { id: city_id, name: city_name },
    ],
    locale,
  );
}

/** Where a place lies, in one line. */
export function lineOfAreas(areas: Area[], locale: Locale): string {
  return placeLine(
    areas.map((area) => nameArea(area, locale)),
    locale,
  );
}
