import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { toLocale } from './locales.ts';
import { loadMessages, pageNamespaces } from './namespaces.ts';

/**
 * Server components choose from all namespaces; the browser gets only what a provider hands it. The language is the
 * segment `[locale]`, readable anywhere on the server, so that the not-found page knows it too and all stay static.
 */
export default getRequestConfig(async ({ locale: requested }) => {
  const locale = toLocale(requested ?? (await rootLocale()));
  return { locale, messages: await loadMessages(locale, pageNamespaces), timeZone: 'Asia/Shanghai' };
});
