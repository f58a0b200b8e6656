'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { ContentLink } from '#components/work/content-link.tsx';
import type { StoreApplication } from '#lib/api/store/member-application.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { AttemptHistory } from './attempt-history.tsx';
import styles from './status.module.css';

type StoreStatus = NonNullable<StoreApplication['store']>['status'];

const tones: Record<StoreStatus, ComponentProps<typeof Chip>['tone']> = {
  approved: 'success',
  suspended: 'error',
  closing: 'warning',
  closed: 'neutral',
};

const backOffice = userPath('store/home');

/** The store there is already: how it stands, and the way to its back office. */
export function StoreScreen({ application }: { application: StoreApplication }) {
  const t = useTranslations('storeEntry.entry');
  if (!application.store) return null;
  const { name, status } = application.store;
  const opened = formatTime(application.decide_time, '', 'yyyy-mm-dd hh:MM');
  return (
    <>
      <PageHeader title={t(`store.${status}.title`, { name })} text={t(`store.${status}.text`)}>
        {status !== 'closed' && <ButtonLink href={backOffice}>{t('store.enter')}</ButtonLink>}
      </PageHeader>
      <Panel title={name} actions={<Chip tone={tones[status]}>{t(`store.${status}.status`)}</Chip>}>
        <dl className={`stack-8 ${styles.facts}`}>
          {application.no && <Fact label={t('store.no')} value={application.no} />}
          {opened && <Fact label={t('store.opened')} value={opened} />}
          <Fact label={t('store.next')} value={t(`store.${status}.next`)} />
        </dl>
        {status !== 'approved' && (
          <p className={styles.contact}>
            <ContentLink to="contact">{t('store.contact')}</ContentLink>
          </p>
        )}
      </Panel>
      <AttemptHistory history={application.history} />
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Unbroken>{value}</Unbroken>
      </dd>
    </div>
  );
}
