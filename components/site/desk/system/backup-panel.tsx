import { useLocale, useTranslations } from 'next-intl';
import { FactList } from '#components/ui/facts/fact-list.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { SystemFacts } from '#lib/api/site/desk-system.ts';
import { formatBytes } from '#lib/i18n/bytes.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { isBackupOld, isCheckOld } from './thresholds.ts';

/** What there is to go back to if all is lost, and whether the books were sound the last time. */
export function BackupPanel({ facts: { time, backup, archive, ledger } }: { facts: SystemFacts }) {
  const t = useTranslations('siteSystem.backup');
  const locale = useLocale();
  return (
    <Panel title={t('title')} text={t('text')}>
      <FactList
        facts={[
          {
            key: 'last',
            label: t('last'),
            value: backup
              ? t('ended', { time: formatTime(backup.end_time, ''), size: formatBytes(locale, backup.bytes) })
              : t('never'),
            fault: backup ? (isBackupOld(backup.end_time, time) ? t('old') : undefined) : t('nothingSafe'),
          },
          ...(backup ? [{ key: 'place', label: t('place'), value: backup.place }] : []),
          {
            key: 'archive',
            label: t('archive'),
            value: archive.is_on
              ? t('archived', { time: formatTime(archive.last_time, t('nothingYet')) })
              : t('archiveOff'),
            fault:
              archive.failed_time === null
                ? undefined
                : t('archiveFails', { time: formatTime(archive.failed_time, '') }),
          },
          {
            key: 'books',
            label: t('books'),
            value: ledger ? (
              <PageLink href={userPath('desk/ledger')}>
                <Unbroken>{t('checked', { time: formatTime(ledger.check_time, ''), count: ledger.faults })}</Unbroken>
              </PageLink>
            ) : (
              t('unchecked')
            ),
            fault: ledger && isCheckOld(ledger.check_time, time) ? t('checkOld') : undefined,
          },
        ]}
      />
    </Panel>
  );
}
