'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { PageChanges } from './compare-pages.ts';
import styles from './work-bar.module.css';

interface LiveNoticeProps {
  changes: Pick<PageChanges<unknown>, 'added' | 'gone' | 'changed' | 'isReordered'>;
  /** The last look for changes got no answer. */
  isStale: boolean;
  onShow: () => void;
  onRetry: () => void;
}

/** What has changed since the list was read, and the way to see it. It stands where nothing has to make room for it. */
export function LiveNotice({ changes, isStale, onShow, onRetry }: LiveNoticeProps) {
  const t = useTranslations('work.live');
  const place = useRef<HTMLDivElement>(null);
  const { added, gone, changed, isReordered } = changes;
  const parts = [
    added > 0 && t('added', { count: added }),
    gone.size > 0 && t('gone', { count: gone.size }),
    changed.size > 0 && t('changed', { count: changed.size }),
  ].filter((part) => part !== false);
  if (parts.length === 0 && isReordered) parts.push(t('reordered'));
  const isOnlyMarked = added === 0 && gone.size === 0 && !isReordered;
  const hasNews = parts.length > 0;
  const show = () => {
    // The button goes: the focus of who pressed it stays where it was.
    place.current?.focus({ preventScroll: true });
    onShow();
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.live} data-shown={hasNews || isStale || undefined}>
      <p aria-live="polite">{hasNews ? parts.join(t('and')) : isStale && t('stale')}</p>
      {hasNews && (
        <Button look="quiet" size="small" onClick={show}>
          {t(isOnlyMarked ? 'seen' : 'show')}
        </Button>
      )}
      {!hasNews && isStale && (
        <Button look="quiet" size="small" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
