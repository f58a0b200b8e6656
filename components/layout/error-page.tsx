'use client';

import type { Messages } from 'next-intl';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { paths } from '#lib/routes/paths.ts';
import { titleInPlaceOf } from '#lib/utils/page/page-title.ts';
import { mayReload } from '#lib/utils/page/reload-guard.ts';
import styles from './message-page.module.css';

export type ErrorWords = Pick<Messages['shell'], 'serverError' | 'genericError'>;

const Words = createContext<ErrorWords | undefined>(undefined);

/** Puts the words of the error page into every page: when they are needed, nothing may be there to fetch them from. */
export function ErrorWordsProvider({ words, children }: { words: ErrorWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

interface ErrorPageProps {
  error: unknown;
  retry: () => void;
}

/**
 * The state of a page that failed. With a digest, the number in the server's log, the server failed: Internal Server
 * Error. Without one something went wrong in the browser, most often a piece of script that a newer build replaced:
 * one reload brings the new ones.
 */
export function ErrorPage({ error, retry }: ErrorPageProps) {
  const words = useContext(Words);
  const digest = (error as { digest?: string } | null)?.digest;
  useEffect(() => {
    if (!digest && isChunkMissing(error) && mayReload(location.pathname, Date.now(), sessionStorage)) location.reload();
  }, [digest, error]);
  const heading = words?.[digest ? 'serverError' : 'genericError'].title;
  useTitle(heading);
  if (!words) return null;
  const { title, text, retry: retryWord } = words[digest ? 'serverError' : 'genericError'];
  const isOffline = !digest && typeof navigator !== 'undefined' && !navigator.onLine;
  return (
    <main id="main" className={`container ${styles.message}`}>
      {/* Of the shop's own host, whatever CDN there is: here something does not answer. */}
      <img src="/art/broken-machine.svg" alt="" width={320} height={240} className={styles.art} />
      <div className={styles.words}>
        {digest && <p className={styles.number}>500</p>}
        <h1>{isOffline ? words.genericError.offlineTitle : title}</h1>
        <p>{text}</p>
        {digest && <p>{words.serverError.reference.replace('{digest}', digest)}</p>}
        <div className={styles.actions}>
          <button type="button" className={styles.retry} onClick={retry}>
            {retryWord}
          </button>
          {/* A full load on purpose: what failed may be the page's own script. */}
          <a href={paths.home}>{words.serverError.home}</a>
        </div>
      </div>
    </main>
  );
}

/** Of the page that failed, as long as it shows that. */
function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    document.title = titleInPlaceOf(before, title);
    return () => {
      document.title = before;
    };
  }, [title]);
}

function isChunkMissing(error: unknown): boolean {
  return error instanceof Error && /chunk|dynamically imported module/i.test(`${error.name} ${error.message}`);
}
