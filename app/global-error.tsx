'use client';

import { lazy, Suspense } from 'react';
import { bcp47, defaultLocale } from '#lib/i18n/locales.ts';

const GlobalErrorPage = lazy(() => import('#components/layout/global-error-page.tsx'));

/** The last resort, when the frame of the page itself failed: a document of its own. Every page carries this file. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang={bcp47[defaultLocale]}>
      <body>
        <Suspense>
          <GlobalErrorPage error={error} retry={retry} />
        </Suspense>
      </body>
    </html>
  );
}
