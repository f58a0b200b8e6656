import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { type Fact, FactList } from '#components/ui/facts/fact-list.tsx';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { SystemFacts } from '#lib/api/site/desk-system.ts';
import { formatBytes } from '#lib/i18n/bytes.ts';
import { isDiskLow } from './thresholds.ts';

type Table = SystemFacts['database']['tables'][number];

/** How much there is of files and rows, and what room is left. */
export function StoragePanel({ facts: { files, database } }: { facts: SystemFacts }) {
  const t = useTranslations('siteSystem.storage');
  const [locale, format] = [useLocale(), useFormatter()];
  const size = (bytes: number) => formatBytes(locale, bytes);
  const { disk } = files;
  const facts: Fact[] = [
    { key: 'files', label: t('files'), value: t('count', { count: files.count, size: size(files.bytes) }) },
    ...(files.driver === 's3' ? [{ key: 'bucket', label: t('bucket'), value: files.bucket }] : []),
    {
      key: 'disk',
      label: t('disk'),
      value: disk ? t('free', { free: size(disk.free), total: size(disk.total) }) : t('unknown'),
      fault: disk && isDiskLow(disk) ? t('low') : undefined,
    },
    { key: 'database', label: t('database'), value: size(database.bytes) },
  ];
  const columns: Column<Table>[] = [
    { key: 'table', label: t('table'), isMain: true, cell: ({ name }) => <code>{name}</code> },
    { key: 'rows', label: t('rows'), align: 'end', isTight: true, cell: ({ rows }) => format.number(rows) },
    { key: 'size', label: t('size'), align: 'end', isTight: true, cell: ({ bytes }) => size(bytes) },
  ];
  return (
    <>
      <Panel title={t('title')}>
        <FactList facts={facts} />
      </Panel>
      <Panel title={t('largest')} isFlush>
        <RecordList caption={t('largest')} columns={columns} rows={database.tables} rowKey={({ name }) => name} />
      </Panel>
    </>
  );
}
