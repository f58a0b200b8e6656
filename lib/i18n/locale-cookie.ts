import { publicEnv } from '#lib/env.ts';
import { type Locale, localeCookie } from './locales.ts';

const oneYearInSeconds = 31_536_000;

/**
 * The cookie that keeps the visitor's language (specification §4), with its flags. Scripts read it too, on the page that
 * stands in for a broken one, so it is not HttpOnly; it says nothing about anybody.
 */
export function languageCookie(locale: Locale) {
  const secure = publicEnv.publicUrl.startsWith('https:');
  return { name: localeCookie, value: locale, path: '/', maxAge: oneYearInSeconds, sameSite: 'lax' as const, secure };
}
