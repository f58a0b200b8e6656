import type { Messages } from 'next-intl';
import { toLocale } from '#lib/i18n/locales.ts';
import { loadMessages } from '#lib/i18n/namespaces.ts';

export type CaptchaWords = Messages['identityShop']['captcha'];

let loaded: Promise<CaptchaWords> | undefined;

/** The texts of the captcha in the page's language; fetched with the dialog, not with the page. */
export function captchaWords(): Promise<CaptchaWords> {
  loaded ??= loadMessages(toLocale(document.documentElement.lang), ['identityShop']).then(
    ({ identityShop }) => identityShop.captcha,
  );
  return loaded;
}
