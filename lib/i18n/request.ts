import { getRequestConfig } from 'next-intl/server';
import { toLocale } from './locales.ts';
import { loadMessages, pageNamespaces } from './namespaces.ts';

/** Server components choose from all namespaces; the browser gets only what a provider hands it. */
export default getRequestConfig(async ({ requestLocale }) => {
  const locale = toLocale(await requestLocale);
  return { locale, messages: await loadMessages(locale, pageNamespaces), timeZone: 'Asia/Shanghai' };
});
