import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { type Locale, toLocale } from './locales.ts';
import { loadMessages, type Namespace, pageNamespaces } from './namespaces.ts';
import { finishedWords } from './words/finished-words.ts';

/** Read once for the process, until the shop says something else: to look for each of the files takes a while. */
const texts = new Map<Locale, ReturnType<typeof loadMessages<Namespace>>>();
let textsOf: string | undefined;

/**
 * Server components choose from all namespaces; the browser gets only what a provider hands it. The language is the
 * segment `[locale]`, readable anywhere on the server, so that the not-found page knows it too and all stay static.
 */
export default getRequestConfig(async ({ locale: requested }) => {
  const locale = toLocale(requested ?? (await rootLocale()));
  const version = finishedWords()?.version;
  if (version !== textsOf) {
    texts.clear();
    textsOf = version;
  }
  const known = texts.get(locale) ?? loadMessages<Namespace>(locale, pageNamespaces);
  texts.set(locale, known);
  known.catch(() => texts.delete(locale));
  return { locale, messages: await known, timeZone: 'Asia/Shanghai' };
});
