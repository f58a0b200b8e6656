'use client';

import Checkbox from '@mui/material/Checkbox';
import { useLocale, useTranslations } from 'next-intl';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { PlatformFees, StatementFees } from '#lib/api/invoices/store-platform.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';

interface FeesListProps {
  fees: PlatformFees;
  /** Statements that are not to be invoiced now. */
  left: ReadonlySet<string>;
  onLeave: (left: ReadonlySet<string>) => void;
}

/** Statements with what the platform took in them, each to be chosen or left for later. */
export function FeesList({ fees: { list, credit }, left, onLeave }: FeesListProps) {
  const t = useTranslations('invoicesPlatform.main');
  const locale = useLocale();
  const choose = (no: string, isChosen: boolean) =>
    onLeave(new Set(isChosen ? [...left].filter((each) => each !== no) : [...left, no]));
  return (
    <Panel title={t('statements')} isFlush>
      <RecordList
        caption={t('statements')}
        rows={list}
        rowKey={({ no }) => no}
        columns={[
          {
            key: 'choose',
            label: t('choose'),
            cell: ({ no }) => (
              <Checkbox
                checked={!left.has(no)}
                onChange={(_, isChosen) => choose(no, isChosen)}
                slotProps={{ input: { 'aria-label': t('chooseOf', { no }) } }}
              />
            ),
          },
          ...useFeeColumns(),
        ]}
      />
      {credit !== '0.00' && <p className="text-ink-2">{t('credit', { amount: formatMoney(locale, credit) })}</p>}
    </Panel>
  );
}

function useFeeColumns(): Column<StatementFees>[] {
  const t = useTranslations('invoicesPlatform.main');
  const locale = useLocale();
  const money = (key: 'commission' | 'payment_fee' | 'asked' | 'offset'): Column<StatementFees> => ({
    key,
    label: t(key),
    align: 'end',
    cell: (row) => formatMoney(locale, row[key]),
  });
  return [
    { key: 'no', label: t('no'), isMain: true, isHeader: true, isTight: true, cell: (row) => <Period of={row} /> },
    money('commission'),
    money('payment_fee'),
    money('asked'),
    money('offset'),
    { key: 'amount', label: t('amount'), align: 'end', cell: ({ amount }) => formatMoney(locale, amount) },
  ];
}

function Period({ of: { no, from, to } }: { of: StatementFees }) {
  const t = useTranslations('invoicesPlatform.main');
  return (
    <span className="inline-stack-2 justify-items-start wrap-anywhere">
      <PageLink href={userPath('store/finance', { statement: no })}>{no}</PageLink>
      <span className="hint">{t('period', { from, to })}</span>
    </span>
  );
}
