'use client';

import { useEffect } from 'react';
import { Button } from '#components/ui/button.tsx';
import { mayReload } from '#lib/utils/reload-guard.ts';
import type { ErrorWords } from './error-words.tsx';
import styles from './message-page.module.css';

interface ErrorMessageProps {
  error: unknown;
  retry: () => void;
  words: ErrorWords;
}

/** What the server named the failure in its log; the page itself tells nothing of it. */
function digestOf(error: unknown): string | undefined {
  return (error as { digest?: string } | null)?.digest;
}

/**
 * The state of a page that failed. With a digest the server failed: Internal Server Error. Without one something went
 * wrong in the browser, most often a piece of script that a newer build replaced: one reload brings the new ones.
 */
export function ErrorMessage({ error, retry, words }: ErrorMessageProps) {
  const digest = digestOf(error);
  useEffect(() => {
    if (!digest && isChunkMissing(error) && mayReload(location.pathname, Date.now(), sessionStorage)) location.reload();
  }, [digest, error]);
  const { serverError, genericError } = words;
  const offline = typeof navigator !== 'undefined' && !navigator.onLine;
  const genericTitle = offline ? genericError.offlineTitle : genericError.title;
  return (
    <main id="main" className={`container ${styles.message}`}>
      <img src="/art/broken-machine.svg" alt="" width={320} height={240} className={styles.art} />
      <div className={styles.words}>
        {digest && <p className={styles.number}>500</p>}
        <h1>{digest ? serverError.title : genericTitle}</h1>
        <p>{digest ? serverError.text : genericError.text}</p>
        {digest && <p>{serverError.reference.replace('{digest}', digest)}</p>}
        <div className={styles.actions}>
          <Button onClick={retry}>{digest ? serverError.retry : genericError.retry}</Button>
          {/* A full load on purpose: what failed may be the page's own script. */}
          <a href="/">{serverError.home}</a>
        </div>
      </div>
    </main>
  );
}

function isChunkMissing(error: unknown): boolean {
  return error instanceof Error && /chunk|dynamically imported module/i.test(`${error.name} ${error.message}`);
}
