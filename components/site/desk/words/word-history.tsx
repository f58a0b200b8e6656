'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Guarded } from '#components/layout/guarded.tsx';
import { Button } from '#components/ui/button.tsx';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { type DeskWordChange, undoWord } from '#lib/api/site/desk-words.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { bcp47, toLocale } from '#lib/i18n/locales.ts';
import { usePlace } from './use-place.ts';
import styles from './words.module.css';

/** The latest changes; what is further back is in the audit log. */
const shown = 50;

/** Who changed what, newest first, and the way back. */
export function WordHistory({ onClose }: { onClose: () => void }) {
  const t = useTranslations('siteDesk.words.history');
  const query = useQuery(apiQuery('/api/operator/word/history', { limit: shown }));
  return (
    <Modal title={t('title')} closeLabel={t('close')} isWide onClose={onClose}>
      <QueryView query={query} skeleton={<ListSkeleton rows={5} />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={t('empty')} text={t('emptyText')} />
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
            <ul className={styles.changes} tabIndex={0} aria-label={t('title')}>
              {list.map((change) => (
                <Change key={change.id} change={change} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Modal>
  );
}

function Change({ change }: { change: DeskWordChange }) {
  const t = useTranslations('siteDesk.words.history');
  const languages = useTranslations('siteDesk.words.language');
  const place = usePlace();
  const undo = useMutation({ mutationFn: () => undoWord({ id: change.id }) });
  const { key, by, time, actions } = change;
  const locale = toLocale(change.locale);
  return (
    <li className={styles.change}>
      <div className="wrap-8 items-center">
        <strong>
          {place(key)} · {languages(locale)}
        </strong>
        <code className="hint">{key}</code>
      </div>
      <p className="hint">{t('by', { by: by || t('system'), time: formatTime(time, '', 'yyyy-mm-dd hh:MM') })}</p>
      <dl className={styles.sides}>
        {(['before', 'after'] as const).map((side) => (
          <div key={side}>
            <dt className="hint">{t(side)}</dt>
            <dd lang={change[side] === null ? undefined : bcp47[locale]} className={styles.said}>
              {change[side] ?? t('original')}
            </dd>
          </div>
        ))}
      </dl>
      {actions.includes('undo') && (
        <Guarded node="operator/word/edit">
          <div>
            <Button
              look="secondary"
              size="small"
              aria-label={t('undoKey', { key })}
              isBusy={undo.isPending}
              onClick={() => undo.mutate()}
            >
              {t('undo')}
            </Button>
          </div>
        </Guarded>
      )}
    </li>
  );
}
