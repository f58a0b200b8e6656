'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { LookAtDesk } from '#lib/api/site/desk-look.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from './look.module.css';
import type { LookForm } from './use-look.ts';

type Published = LookAtDesk['history'][number];

/** What was published, newest first; each can be brought back. */
export function HistoryPanel({ history, restore }: { history: readonly Published[]; restore: LookForm['restore'] }) {
  const t = useTranslations('siteLook.history');
  const [chosen, setChosen] = useState<Published>();
  const bringBack = () => chosen && restore.mutate(chosen.id, { onSuccess: () => setChosen(undefined) });
  return (
    <Panel title={t('title')} text={t('text')}>
      {history.length === 0 && <EmptyState title={t('empty')} text={t('emptyText')} />}
      <ol className={styles.history}>
        {history.map((entry, index) => (
          <li key={entry.id} className="wrap-12 items-center">
            <span className={styles.swatch} style={{ background: entry.look.brand }} aria-hidden="true" />
            <span className={styles.swatch} style={{ background: entry.look.accent }} aria-hidden="true" />
            <span className={styles.entry}>
              <Unbroken>{wordsOf(entry, t)}</Unbroken>
            </span>
            {index === 0 ? (
              <strong>{t('live')}</strong>
            ) : (
              <Guarded node="operator/look/publish">
                <Button look="quiet" size="small" onClick={() => setChosen(entry)}>
                  {t('restore')}
                </Button>
              </Guarded>
            )}
          </li>
        ))}
      </ol>
      {chosen && (
        <ConfirmDialog
          title={t('restoreTitle', { time: formatTime(chosen.time, '', 'yyyy-mm-dd hh:MM') })}
          text={t('restoreText')}
          confirm={t('restore')}
          isBusy={restore.isPending}
          failure={restore.error?.message}
          onConfirm={bringBack}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Panel>
  );
}

type Say = ReturnType<typeof useTranslations<'siteLook.history'>>;

function wordsOf({ time, by, restored_from: from }: Published, t: Say): string {
  const when = formatTime(time, '', 'yyyy-mm-dd hh:MM');
  const who = by || t('shop');
  return from === null ? t('entry', { time: when, name: who }) : t('entryRestored', { time: when, name: who });
}
