'use client';

import { useEffect, useState } from 'react';
import { ThemeStyles } from '#components/ui/theme/theme-styles.tsx';
import { bcp47, localeCookie, toLocale } from '#lib/i18n/locales.ts';
import { ErrorPage, type ErrorWords, ErrorWordsProvider } from './error-page.tsx';

/** The error page without anything around it, in the language of the visitor's cookie. */
export default function GlobalErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  const [words, setWords] = useState<ErrorWords>();
  useEffect(() => {
    const locale = toLocale(new RegExp(`(?:^|; )${localeCookie}=([^;]*)`).exec(document.cookie)?.[1]);
    document.documentElement.lang = bcp47[locale];
    void import(`../../messages/${locale}/shell.json`).then((module) => setWords(module.default));
  }, []);
  return (
    <>
      <ThemeStyles />
      {words && (
        <ErrorWordsProvider words={words}>
          <ErrorPage error={error} retry={retry} />
        </ErrorWordsProvider>
      )}
    </>
  );
}
