import type { Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';

type Values = Record<string, string | number>;

/** The words of a notice. What somebody wrote may end with its own mark, behind which no stop of ours follows: `好吗？`. */
export function noticeWords(event: string, locale: Locale, values: Values): { title: string; body: string } {
  const say = (part: string) => sentence(locale, `messagingInbox.${event}${part}`, values);
  return { title: say('Title'), body: say('Body').replace(/([？！?!…])[。.](?=\s|$|\p{L})/gu, '$1') };
}
