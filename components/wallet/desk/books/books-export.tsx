'use client';

import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { ExportMenu } from '#components/work/export-button.tsx';
import { exportBooks } from '#lib/api/wallet/desk-books.ts';

/** Lists as they are, and vouchers by the day for accounting software. */
const files = [
  { key: 'entry', detail: 'entry' },
  { key: 'day', detail: 'day' },
  { key: 'kingdee', detail: 'day', profile: 'kingdee' },
  { key: 'yonyou', detail: 'day', profile: 'yonyou' },
] as const;

/** The journals of the period for who keeps the books: every line, or the sums of each day. */
export function BooksExport({
  state: { from, to },
}: {
  state: { from?: string | undefined; to?: string | undefined };
}) {
  const t = useTranslations('walletBooks.exports');
  if (!useHeldNode()('operator/books/export')) return null;
  return (
    <ExportMenu
      label={t('label')}
      isOutlined
      files={files.map(({ key, ...file }) => ({
        key,
        label: t(key),
        onExport: (format) => exportBooks({ from, to }, { ...file, format }),
      }))}
    />
  );
}
