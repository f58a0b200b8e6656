'use client';

import { useLocale, useTranslations } from 'next-intl';
import { PageLink } from '#components/ui/page/page-link.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { StoreStatement } from '#lib/api/settlement/store-statements.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { statementSums, sumColumns } from '../../statements/statement-words.ts';
import { type AskedStatement, StatementAnswers, StatementState } from './statement-answers.tsx';

export function useStatementColumns(ask: (asked: AskedStatement) => void): WorkColumn<StoreStatement>[] {
  const t = useTranslations('settlementStatements');
  const locale = useLocale();
  return [
    { key: 'no', label: t('no'), isMain: true, isHeader: true, isTight: true, cell: (row) => <Period of={row} /> },
    { key: 'status', label: t('status'), cell: (row) => <StatementState of={row} /> },
    ...sumColumns({
      of: statementSums,
      label: (name) => t(`sums.${name}`),
      write: (amount) => formatMoney(locale, amount),
    }),
    {
      key: 'actions',
      label: t('actions'),
      align: 'end',
      cell: (row) => <StatementAnswers statement={row} onAsk={ask} />,
    },
  ];
}

/** The period, and a way to every line of it. */
function Period({ of: { no, from, to, line_count: count } }: { of: StoreStatement }) {
  const t = useTranslations('settlementStatements');
  return (
    <span className="inline-stack-2 justify-items-cell wrap-anywhere">
      {no}
      <span className="hint">{t('period', { from, to })}</span>
      <PageLink href={userPath('store/finance', { statement: no })}>{t('lines', { count })}</PageLink>
    </span>
  );
}
