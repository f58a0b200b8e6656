'use client';

import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { RealNameRecord } from '#lib/api/identity/member-real-name.ts';
import { apiQuery, isNotOffered } from '#lib/api/transport/queries.ts';
import styles from './real-name.module.css';
import { RealNameFacts } from './real-name-facts.tsx';
import { RealNameForm } from './real-name-form.tsx';

const tones = { unverified: 'neutral', pending: 'warning', verified: 'success', rejected: 'error' } as const;

/** Whether the shop knows who the person really is, and the form for it. */
export function RealNamePanel() {
  const t = useTranslations('identityAccount.realName');
  const query = useQuery(apiQuery('/api/account/realName'));
  if (isNotOffered(query.error)) return null;
  const status = query.data?.status;
  return (
    <Panel
      title={t('title')}
      text={t('text')}
      actions={status && <Chip tone={tones[status]}>{t(`states.${status}`)}</Chip>}
    >
      <QueryView query={query} skeleton={<Skeleton height={96} />}>
        {(record) => <RealNameState record={record} />}
      </QueryView>
    </Panel>
  );
}

function RealNameState({ record }: { record: RealNameRecord }) {
  const t = useTranslations('identityAccount.realName');
  return (
    <div className={styles.state}>
      {record.status === 'pending' && <p className={styles.waiting}>{t('pending')}</p>}
      {record.status === 'rejected' && (
        <p className={styles.rejected}>
          {t('rejected', { reason: record.reason })}
          <br />
          {record.can_submit && t('again')}
        </p>
      )}
      {record.can_submit ? <RealNameForm /> : <RealNameFacts record={record} />}
    </div>
  );
}
