import type { IncomingMessage } from 'node:http';
import { localeCookie } from '#lib/i18n/locales.ts';

const givenLanguage = new RegExp(`(?:^|;)\\s*${localeCookie}=([^;]*)`, 'g');

/** What a visitor's cookie says of the language, as it stands there; of several the last one, as Next reads it. */
export function languageOf({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined {
  if (headers.cookie === undefined) return undefined;
  let said: string | undefined;
  for (const [, value] of headers.cookie.matchAll(givenLanguage)) said = value?.trim();
  return said;
}
