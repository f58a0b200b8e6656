'use client';

import { lazy, Suspense } from 'react';

const GlobalErrorPage = lazy(() => import('#components/layout/global-error-page.tsx'));

/**
 * The last resort, when the frame of the page itself failed: a document of its own. Every page carries this
 * file, so it holds next to nothing; what it loads corrects the language. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="zh-CN">
      <body>
        <Suspense>
          <GlobalErrorPage error={error} retry={retry} />
        </Suspense>
      </body>
    </html>
  );
}
