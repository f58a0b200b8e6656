import { type Locale, localeCookie, toLocale } from '#lib/i18n/locales.ts';

const cookie = new RegExp(`(?:^|;\\s*)${localeCookie}=([^;]+)`);

/** Parameter `lang`, header `think-lang`, then the visitor's cookie (contract §1). */
export const askedLocale = (headers: Headers, parameter?: string): Locale =>
  toLocale(parameter ?? headers.get('think-lang') ?? cookie.exec(headers.get('cookie') ?? '')?.[1]);
