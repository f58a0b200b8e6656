import { useTranslations } from 'next-intl';
import { FactList } from '#components/ui/facts/fact-list.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { SystemFacts } from '#lib/api/site/desk-system.ts';
import { formatTime } from '#lib/i18n/date.ts';

/** What runs here, and whether the database is of the same version. */
export function VersionsPanel({ facts: { versions, processes } }: { facts: SystemFacts }) {
  const t = useTranslations('siteSystem.versions');
  const others = processes.filter(({ version }) => version !== versions.shop);
  const time = formatTime(versions.migration_time, '', 'yyyy-mm-dd hh:MM');
  return (
    <Panel title={t('title')}>
      <FactList
        facts={[
          {
            key: 'shop',
            label: t('shop'),
            value: versions.shop,
            fault:
              others.length > 0
                ? t('mixed', { versions: [...new Set(others.map(({ version }) => version))].join(', ') })
                : undefined,
          },
          { key: 'node', label: 'Node.js', value: versions.node.replace(/^v/, '') },
          { key: 'postgres', label: 'PostgreSQL', value: versions.postgres },
          {
            key: 'schema',
            label: t('schema'),
            value: time,
            fault: versions.is_migrated ? undefined : t('behind'),
          },
        ]}
      />
    </Panel>
  );
}
