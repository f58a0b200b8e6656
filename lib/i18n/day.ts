import { bcp47 } from './bcp47.ts';
import type { Locale } from './locales.ts';

/** A day near enough to need no year, with its weekday, in the shop's zone: `Thu, Nov 26`, `11月26日周四`. */
export function formatDay(locale: Locale, day: Date): string {
  return new Intl.DateTimeFormat(bcp47[locale], {
    timeZone: 'Asia/Shanghai',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  }).format(day);
}
