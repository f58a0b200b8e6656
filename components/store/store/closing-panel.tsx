'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/dialogs/confirm-dialog.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { keepStore, type StoreClosing } from '#lib/api/store/store-closing.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { ClosingDialog } from './closing-dialog.tsx';
import { OpenBusiness } from './opening/open-business.tsx';
import styles from './store-profile.module.css';
import { useShowClosing } from './use-closing.ts';

/** The end of the store: asked for, waited for, called off. */
export function ClosingPanel({ name }: { name: string }) {
  const t = useTranslations('storeProfile.closing');
  const query = useQuery(apiQuery('/api/store/closing'));
  const [pending, setPending] = useState<'close' | 'keep'>();
  const actions = query.data?.actions ?? [];
  const close = () => setPending(undefined);
  return (
    <Panel
      title={t('title')}
      actions={actions.map((action) => (
        <Button key={action} look="secondary" size="small" onClick={() => setPending(action)}>
          {t(action === 'close' ? 'button' : 'keep')}
        </Button>
      ))}
    >
      <QueryView query={query} skeleton={<ListSkeleton rows={1} />}>
        {({ request_time, earliest_time, blockers }) =>
          request_time === null || earliest_time === null ? (
            <p className="text-ink-2 text-14">{t('text')}</p>
          ) : (
            <Standing since={request_time} earliest={earliest_time} blockers={blockers} />
          )
        }
      </QueryView>
      {pending === 'close' && query.data && <ClosingDialog name={name} closing={query.data} onClose={close} />}
      {pending === 'keep' && <KeepDialog name={name} onClose={close} />}
    </Panel>
  );
}

interface StandingProps {
  since: number;
  earliest: number;
  blockers: StoreClosing['blockers'];
}

/** While the store is closing: what is still open, and when that is over. */
function Standing({ since, earliest, blockers }: StandingProps) {
  const t = useTranslations('storeProfile.closing');
  const isWaiting = blockers.length > 0;
  const time = formatTime(earliest, '', 'yyyy-mm-dd hh:MM');
  const isDue = earliest * 1000 <= Date.now();
  return (
    <div className={styles.form}>
      <div className={styles.warning}>
        <strong>{t('closing')}</strong>
        <span>
          <Unbroken>{t('since', { time: formatTime(since, '', 'yyyy-mm-dd hh:MM') })}</Unbroken>
        </span>
        <span>
          <Unbroken>
            {isWaiting ? t(isDue ? 'waits' : 'waitsUntil', { time }) : t(isDue ? 'readyNow' : 'ready', { time })}
          </Unbroken>
        </span>
      </div>
      <OpenBusiness list={blockers} />
    </div>
  );
}

function KeepDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useTranslations('storeProfile.closing');
  const show = useShowClosing();
  const keeping = useMutation({ mutationFn: keepStore, onSuccess: show, onSettled: onClose });
  return (
    <ConfirmDialog
      title={t('keepTitle', { name })}
      text={t('keepText')}
      confirm={t('keep')}
      isBusy={keeping.isPending}
      onConfirm={() => keeping.mutate()}
      onClose={onClose}
    />
  );
}
