import { bcp47 } from './bcp47.ts';
import type { Locale } from './locales.ts';

const nearDay = { timeZone: 'Asia/Shanghai', weekday: 'short', month: 'short', day: 'numeric' } as const;
const formats: Record<Locale, Intl.DateTimeFormat> = {
  'zh-cn': new Intl.DateTimeFormat(bcp47['zh-cn'], nearDay),
  en: new Intl.DateTimeFormat(bcp47.en, nearDay),
};

/** A day near enough to need no year, with its weekday, in the shop's zone: `Thu, Nov 26`, `11月26日周四`. */
export function formatDay(locale: Locale, day: Date): string {
  return formats[locale].format(day);
}
