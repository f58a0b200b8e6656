'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { RecordList } from '#components/ui/list/record-list.tsx';
import { type DataExport, readDataExportLink } from '#lib/api/identity/member-data.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatFileSize } from '#lib/i18n/file-size.ts';

const tones = { queued: 'neutral', running: 'primary', ready: 'success', failed: 'error', expired: 'neutral' } as const;
const minutes = 'yyyy-mm-dd hh:MM';

/** Copies of the own data, newest first. */
export function ExportList({ list }: { list: DataExport[] }) {
  const t = useTranslations('identityAccount.data.export');
  const none = useTranslations('ui')('none');
  const locale = useLocale();
  const columns = [
    {
      key: 'time',
      label: t('time'),
      isMain: true,
      cell: (row: DataExport) => formatTime(row.create_time, none, minutes),
    },
    {
      key: 'status',
      label: t('status'),
      cell: ({ status }: DataExport) => <Chip tone={tones[status]}>{t(`statuses.${status}`)}</Chip>,
    },
    {
      key: 'size',
      label: t('size'),
      cell: ({ size }: DataExport) => (size === null ? none : formatFileSize(size, locale)),
    },
    { key: 'expires', label: t('expires'), cell: (row: DataExport) => formatTime(row.expire_time, none, minutes) },
    {
      key: 'actions',
      label: t('action'),
      align: 'end' as const,
      cell: (row: DataExport) => row.can_download && <Download row={row} />,
    },
  ];
  return <RecordList caption={t('list')} rows={list} rowKey={({ id }) => id} columns={columns} />;
}

function Download({ row }: { row: DataExport }) {
  const t = useTranslations('identityAccount.data.export');
  const { mutate, isPending } = useMutation({
    mutationFn: () => readDataExportLink(row.id),
    onSuccess: ({ url }) => download(url),
  });
  return (
    <Button
      look="quiet"
      size="small"
      isBusy={isPending}
      aria-label={t('downloadOf', { time: formatTime(row.create_time, '', minutes) })}
      onClick={() => mutate()}
    >
      {t('download')}
    </Button>
  );
}

/** A link that downloads leaves the page where it is, and asks nothing about unsaved changes. */
function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
