'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { FinanceLine } from '#lib/api/settlement/store-finance.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { signedSum } from './signed-sum.ts';

const sums = ['gross', 'commission', 'channel_fee', 'referral', 'net'] as const;
/** What most stores have none of may be left out where room is short. */
const spare: readonly string[] = ['channel_fee', 'referral'];
const tones = { earning: 'success', refund_reversal: 'warning' } as const;

interface LineColumns {
  /** Where an order of a line is shown to the reader. */
  orderHref: (no: string) => string;
  /** Where what the platform charged or gave is shown, or the statement whose objection was answered. */
  documentHref: (no: string) => string;
  /** Further columns before the amounts. */
  others?: WorkColumn<FinanceLine>[];
}

/** What changed the earnings of a store, line by line. */
export function useLineColumns({ orderHref, documentHref, others = [] }: LineColumns): WorkColumn<FinanceLine>[] {
  const t = useTranslations('settlementStore.lines');
  const locale = useLocale();
  return [
    {
      key: 'order',
      label: t('order'),
      isMain: true,
      isHeader: true,
      isTight: true,
      cell: ({ order_no: no, paper_no: paper, create_time }) => (
        <span className="inline-stack-2 justify-items-cell wrap-anywhere">
          {no && <PageLink href={orderHref(no)}>{no}</PageLink>}
          {paper && <PageLink href={documentHref(paper)}>{paper.startsWith('SS') ? t('objection') : paper}</PageLink>}
          <span className="hint">
            <Unbroken>{formatTime(create_time, '', 'yyyy-mm-dd hh:MM')}</Unbroken>
          </span>
        </span>
      ),
    },
    {
      key: 'kind',
      label: t('kind'),
      cell: ({ kind, reason }) => (
        <span className="inline-stack-2 justify-items-cell wrap-anywhere">
          <Chip tone={kind === 'earning' || kind === 'refund_reversal' ? tones[kind] : 'neutral'}>
            {t(`kinds.${kind}`)}
          </Chip>
          {reason && <span className="hint">{reason}</span>}
        </span>
      ),
    },
    ...others,
    ...sums.map(
      (key): WorkColumn<FinanceLine> => ({
        key,
        label: t(key),
        align: 'end',
        isSpare: spare.includes(key),
        cell: (line) => formatMoney(locale, signedSum(line, key)),
      }),
    ),
  ];
}
