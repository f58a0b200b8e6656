import { useTranslations } from 'next-intl';
import { FactList } from '#components/ui/facts/fact-list.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { SystemFacts } from '#lib/api/site/desk-system.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { isLate } from './thresholds.ts';

/** What waits to be done beside the requests, how long, and what failed. */
export function WorkPanel({ facts: { time, jobs, outbox } }: { facts: SystemFacts }) {
  const t = useTranslations('siteSystem.work');
  const oldest = (at: number | null) => ({
    value: formatTime(at, t('nothing')),
    fault: isLate(at, time) ? t('late') : undefined,
  });
  const failed = (count: number, href: string) =>
    count > 0 ? { value: <PageLink href={href}>{t('failedCount', { count })}</PageLink> } : { value: t('none') };
  return (
    <Panel title={t('title')}>
      <FactList
        facts={[
          {
            key: 'jobs',
            label: t('jobs'),
            value: jobs ? t('counts', { waiting: jobs.waiting, running: jobs.running }) : t('notStarted'),
          },
          { key: 'jobsOldest', label: t('jobsOldest'), ...oldest(jobs?.oldest_time ?? null) },
          { key: 'jobsFailed', label: t('jobsFailing'), ...failed(jobs?.failing ?? 0, userPath('desk/jobs')) },
          { key: 'outbox', label: t('outbox'), value: t('waiting', { count: outbox.waiting }) },
          { key: 'outboxOldest', label: t('outboxOldest'), ...oldest(outbox.oldest_time) },
          { key: 'outboxFailed', label: t('outboxFailed'), ...failed(outbox.failed, userPath('desk/outbox')) },
        ]}
      />
    </Panel>
  );
}
