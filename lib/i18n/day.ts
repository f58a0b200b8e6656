import { bcp47, type Locale } from './bcp47.ts';

const nearDay = { timeZone: 'Asia/Shanghai', weekday: 'short', month: 'short', day: 'numeric' } as const;
/** Made once: to make one takes longer than to write a day. */
const formats: Partial<Record<Locale, Intl.DateTimeFormat>> = {};

/** A day near enough to need no year, with its weekday, in the shop's zone: `Thu, Nov 26`, `11月26日周四`. */
export function formatDay(locale: Locale, day: Date): string {
  formats[locale] ??= new Intl.DateTimeFormat(bcp47[locale], nearDay);
  return formats[locale].format(day);
}
