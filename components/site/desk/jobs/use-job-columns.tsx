'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { usePermission } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import { type FailingJob, retryJob } from '#lib/api/site/desk-jobs.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from './jobs.module.css';

/** What fails, since when and how often, what it says, and what can be done. */
export function useJobColumns(): WorkColumn<FailingJob>[] {
  const t = useTranslations('siteJobs');
  const nameOf = useJobName();
  return [
    {
      key: 'job',
      label: t('columns.job'),
      isMain: true,
      isHeader: true,
      cell: ({ job }) => (
        <span className={styles.name}>
          {nameOf(job)}
          <span className="hint">{job}</span>
        </span>
      ),
    },
    { key: 'state', label: t('columns.state'), isTight: true, cell: (row) => <JobState row={row} /> },
    {
      key: 'error',
      label: t('columns.error'),
      cell: ({ error }) => (
        <span className={styles.error} lang="en">
          {error}
        </span>
      ),
    },
    {
      key: 'times',
      label: t('columns.times'),
      isTight: true,
      cell: ({ first_time, last_time }) => (
        <span className={styles.words}>
          <Unbroken>{t('last', { time: formatTime(last_time, '') })}</Unbroken>
          <span className="hint">
            <Unbroken>{t('first', { time: formatTime(first_time, '') })}</Unbroken>
          </span>
        </span>
      ),
    },
    { key: 'actions', label: t('columns.actions'), align: 'end', cell: (row) => <Retry row={row} /> },
  ];
}

/** Our words for a job; a name that no version knows any more stays as it is. */
export function useJobName(): (job: string) => string {
  const t = useTranslations('siteJobs.names');
  return (job) => findWords(t, job) ?? job;
}

function JobState({ row: { over_time: over, failures } }: { row: FailingJob }) {
  const t = useTranslations('siteJobs');
  return (
    <span className={styles.words}>
      <Chip tone={over === null ? 'error' : 'success'}>{t(over === null ? 'failing' : 'over')}</Chip>
      <span className="hint">{t('failures', { count: failures })}</span>
    </span>
  );
}

function Retry({ row: { id, job, actions } }: { row: FailingJob }) {
  const t = useTranslations('siteJobs');
  const nameOf = useJobName();
  const isPermitted = usePermission();
  const retry = useMutation({
    mutationFn: retryJob,
    onSettled: untilReread,
  });
  const may = isPermitted({ name: userPath('desk/jobs'), subNodeName: '/user/operator/job/retry' });
  if (!may || !actions.includes('retry')) return null;
  return (
    <Button
      look="secondary"
      size="small"
      aria-disabled={retry.isPending || undefined}
      onClick={() => !retry.isPending && retry.mutate({ id })}
    >
      {t('retry')} <span className="visually-hidden">{nameOf(job)}</span>
    </Button>
  );
}
