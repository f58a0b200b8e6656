'use client';

import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { StoreApplication } from '#lib/api/store/member-application.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { AttemptHistory } from './attempt-history.tsx';
import { FormSummary } from './form-summary.tsx';
import styles from './status.module.css';
import { WithdrawButton } from './withdraw-button.tsx';

const nextSteps = ['handedIn', 'review', 'told'] as const;

/** Handed in: what happens now, and the way back as long as nobody has decided. */
export function SubmittedScreen({ application }: { application: StoreApplication }) {
  const t = useTranslations('storeEntry.entry');
  const { no, submit_time, form, licence_file, history, actions } = application;
  const time = formatTime(submit_time, '', 'yyyy-mm-dd hh:MM');
  return (
    <>
      <PageHeader title={t('submitted.title')} text={t('submitted.text')}>
        {actions.includes('withdraw') && <WithdrawButton application={application} />}
      </PageHeader>
      <Panel title={t('submitted.next')} actions={<Chip tone="warning">{t('status.submitted')}</Chip>}>
        <ol className={`grid ${styles.course}`}>
          {nextSteps.map((name) => (
            <li key={name} data-state={name === 'handedIn' ? 'done' : name === 'review' ? 'now' : 'later'}>
              <strong>{t(`submitted.${name}.title`)}</strong>
              <span>
                <Unbroken>{t(`submitted.${name}.text`, { no, time })}</Unbroken>
              </span>
            </li>
          ))}
        </ol>
      </Panel>
      <Panel title={t('submitted.form')}>
        <FormSummary form={form} licence={licence_file} />
      </Panel>
      <AttemptHistory history={history} />
    </>
  );
}
