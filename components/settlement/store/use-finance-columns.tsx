'use client';

import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { FinanceLine } from '#lib/api/settlement/store-finance.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from '../settlement.module.css';
import { useLineColumns } from '../use-line-columns.tsx';

/** The lines of a store, each with the statement it stands in. */
export function useFinanceColumns(): WorkColumn<FinanceLine>[] {
  const t = useTranslations('settlementStore.lines');
  return useLineColumns({
    orderHref: (no) => userPath('store/order_info', { no }),
    documentHref: (no) => userPath('store/finance', no.startsWith('SS') ? { statement: no } : { view: 'account', no }),
    others: [
      {
        key: 'state',
        label: t('state'),
        cell: ({ statement_no: no, settle_time: time, settle_day: day }) => (
          <span className="inline-stack-2 justify-items-cell wrap-anywhere">
            <span className={styles.standing}>
              <Chip tone={time ? 'success' : 'neutral'}>{t(time ? 'states.settled' : 'states.pending')}</Chip>
              <span className="hint">{time ? day : day ? t('expected', { day }) : t('open')}</span>
            </span>
            {no && (
              <span className="hint">
                <PageLink href={userPath('store/finance', { view: 'statements', no })}>{no}</PageLink>
              </span>
            )}
          </span>
        ),
      },
    ],
  });
}
