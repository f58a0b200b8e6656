import { useFormatter, useTranslations } from 'next-intl';
import type { Column } from '#components/ui/list/record-list.tsx';
import type { LedgerCheck } from '#lib/api/wallet/desk-money.ts';

type Fault = LedgerCheck['faults'][number];

/** What should hold, where it does not, and the two numbers that should be one. */
export function useFaultColumns(): Column<Fault>[] {
  const t = useTranslations('paymentsDesk.ledger.columns');
  const format = useFormatter();
  const figure = (key: 'found' | 'expected' | 'difference', read: (fault: Fault) => number): Column<Fault> => ({
    key,
    label: t(key),
    align: 'end',
    isTight: true,
    cell: (fault) => format.number(read(fault)),
  });
  return [
    { key: 'rule', label: t('rule'), isMain: true, isHeader: true, cell: ({ says }) => says },
    { key: 'subject', label: t('subject'), cell: ({ subject }) => subject },
    figure('found', ({ found }) => found),
    figure('expected', ({ expected }) => expected),
    figure('difference', ({ found, expected }) => found - expected),
  ];
}
