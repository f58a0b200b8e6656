import { locale as rootLocale } from 'next/root-params';
import { type Locale, toLocale } from './locales.ts';

/** The language of the page being rendered, anywhere below `app/[locale]`. */
export async function pageLocale(): Promise<Locale> {
  return toLocale(await rootLocale());
}
