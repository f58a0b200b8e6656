'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Stack } from '#components/ui/facts/record-columns.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { CaseDetail } from '#lib/contract/aftersales/member-records.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { isRefund } from '../../case-words.ts';
import styles from './case.module.css';
import { refundRows, refundState } from './refund-rows.ts';

/** How much comes back, where to and when; before that what it is worth at most. */
export function RefundPanel({ detail }: { detail: CaseDetail }) {
  const t = useTranslations('aftersalesMember.refund');
  const { refunds, status } = detail;
  if (!isRefund(detail) || status === 'cancelled') return null;
  return (
    <Panel title={t('title')}>
      <Stack>
        <Sums detail={detail} />
        {refunds.length > 0 && (
          <ol className={styles.refunds}>
            {refunds.map((refund) => (
              <Refund key={refund.no} refund={refund} />
            ))}
          </ol>
        )}
      </Stack>
    </Panel>
  );
}

function Sums({ detail }: { detail: CaseDetail }) {
  const t = useTranslations('aftersalesMember.refund');
  const locale = useLocale();
  const rows = refundRows(detail);
  return (
    <dl className={`stack-8 text-14 ${styles.sums}`}>
      {rows.map(({ key, amount }) => (
        <div key={key} data-key={key}>
          <dt>{t(key)}</dt>
          <dd>{formatMoney(locale, amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Refund({ refund }: { refund: CaseDetail['refunds'][number] }) {
  const t = useTranslations('aftersalesMember.refund');
  const channels = useTranslations('ui.channels');
  const locale = useLocale();
  const { channel, kind, amount, time, no } = refund;
  const way = findWords(channels, channel) ?? '';
  const state = refundState(refund);
  return (
    <li data-done={state === 'done' ? '' : undefined}>
      <div>
        <p>{[t(`kinds.${kind}`), kind === 'original' ? way : ''].filter(Boolean).join(' · ')}</p>
        <p className={`text-ink-2 text-14 wrap-anywhere ${styles.quiet}`}>
          {no} <Unbroken>{formatTime(time, '', 'yyyy-mm-dd hh:MM')}</Unbroken>
        </p>
      </div>
      <div className={`text-end whitespace-nowrap ${styles.entryEnd}`}>
        <p>{formatMoney(locale, amount)}</p>
        <p className={`text-ink-2 text-14 wrap-anywhere ${styles.quiet}`}>{t(`states.${state}`)}</p>
      </div>
    </li>
  );
}
