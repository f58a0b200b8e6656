'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { areasQuery } from '#lib/api/identity/member-addresses.ts';
import { placeLine } from '#lib/i18n/place-line.ts';

interface AreaCodes {
  province_id: number;
  city_id: number;
}

/** The lists of the three levels: provinces, and what lies below the chosen ones. */
export function useAreas({ province_id: province, city_id: city }: AreaCodes) {
  const provinces = useQuery(areasQuery({}));
  const cities = useQuery({ ...areasQuery({ province }), enabled: province > 0 });
  const districts = useQuery({ ...areasQuery({ province, city }), enabled: province > 0 && city > 0 });
  return { provinces, cities, districts };
}

/** The names of an area in one line; undefined while they are on their way, or when none is chosen. */
export function useAreaName(codes: AreaCodes & { area_id: number }): string | undefined {
  const { provinces, cities, districts } = useAreas(codes);
  const locale = useLocale();
  const names = [
    provinces.data?.find(({ value }) => value === codes.province_id)?.label,
    cities.data?.find(({ value }) => value === codes.city_id)?.label,
    districts.data?.find(({ value }) => value === codes.area_id)?.label,
  ];
  return names.every((name) => name !== undefined) ? placeLine(names, locale) : undefined;
}
