import { bcp47 } from './bcp47.ts';
import type { Locale } from './locales.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size in the unit that leaves one to three figures before the point: `9.7 MB`. */
export function formatBytes(locale: Locale, bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const format = { style: 'unit', unit: units[power], unitDisplay: 'short', maximumFractionDigits: power > 1 ? 1 : 0 };
  return new Intl.NumberFormat(bcp47[locale], format as Intl.NumberFormatOptions).format(bytes / 1000 ** power);
}
