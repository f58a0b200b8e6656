'use client';

import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { ExportButton } from '#components/work/export-button.tsx';
import { exportBooks } from '#lib/api/wallet/desk-books.ts';

const details = ['entry', 'day'] as const;

/** The journals of the period for who keeps the books: every line, or the sums of each day. */
export function BooksExport({
  state: { from, to },
}: {
  state: { from?: string | undefined; to?: string | undefined };
}) {
  const t = useTranslations('walletBooks.exports');
  if (!useHeldNode()('operator/books/export')) return null;
  return details.map((detail) => (
    <ExportButton
      key={detail}
      label={t(detail)}
      isOutlined
      onExport={(format) => exportBooks({ from, to }, { detail, format })}
    />
  ));
}
