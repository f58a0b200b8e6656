'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '../button.tsx';
import { EmptyState } from '../page/empty-state.tsx';
import { NoAccess } from '../page/no-access.tsx';
import styles from './query-view.module.css';

/** The part of a React Query answer that a view needs. */
interface QueryState<Data> {
  data: Data | undefined;
  error: { message: string; status?: number | undefined; code?: number } | null;
  isFetching: boolean;
  /** The answer of the filters before these is still shown. */
  isPlaceholderData?: boolean;
  refetch: () => unknown;
}

/** Envelope code of a call that the asker's rules do not hold. */
const noPermission = 401;

interface QueryViewProps<Data> {
  query: QueryState<Data>;
  /** Shapes of what is coming. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/**
 * Shows an answer, and before it its shapes, or what went wrong with a way to try again. A server without this call
 * (HTTP 404) is no failure: it keeps nothing of the kind. A part that is one among others hides itself then. Who holds the
 * page but not the call behind it is told so: trying again would change nothing.
 */
export function QueryView<Data>({ query, skeleton, children }: QueryViewProps<Data>) {
  const { data, error, isFetching, isPlaceholderData } = query;
  const t = useTranslations('ui');
  if (error?.status === 404 && data === undefined) {
    return <EmptyState title={t('notOffered.title')} text={t('notOffered.text')} />;
  }
  if (error?.code === noPermission && (data === undefined || isPlaceholderData)) {
    return <NoAccess />;
  }
  if (error && (data === undefined || isPlaceholderData)) {
    return <Failure text={error.message} isRetrying={isFetching} retry={query.refetch} />;
  }
  if (data === undefined) {
    return (
      <div role="status" aria-label={t('loading')}>
        {skeleton}
      </div>
    );
  }
  return (
    <div className={isPlaceholderData ? styles.stale : undefined} aria-busy={isPlaceholderData || undefined}>
      {children(data)}
    </div>
  );
}

interface FailureProps {
  /** The server's sentence; empty when nothing answered. */
  text: string;
  isRetrying: boolean;
  retry: () => unknown;
}

/** What happened, what is safe, what to do (design, Compositions). */
export function Failure({ text, isRetrying, retry }: FailureProps) {
  const t = useTranslations('ui');
  const isOnline = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="alert">
      <EmptyState title={isOnline ? t('failed.title') : t('failed.offline')} text={text || t('failed.text')}>
        <Button look="secondary" size="small" isBusy={isRetrying} onClick={() => void retry()}>
          {t('retry')}
        </Button>
      </EmptyState>
    </div>
  );
}

function onConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
