'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import styles from './case.module.css';
import moneyStyles from './money.module.css';
import { moneyRows } from './money-rows.ts';

/** What it is worth at most, what was asked for, proposed and settled, and how the money goes back. */
export function CaseMoney({ record }: { record: SellerCaseDetail }) {
  const t = useTranslations('aftersalesStore.money');
  const locale = useLocale();
  const rows = moneyRows(record);
  if (rows.length === 0 && record.refunds.length === 0) return null;
  return (
    <Panel title={t('title')}>
      <dl className={`stack-8 text-14 ${moneyStyles.sums}`}>
        {rows.map(({ key, amount }) => (
          <div key={key} data-key={key}>
            <dt>{t(key)}</dt>
            <dd>{formatMoney(locale, amount)}</dd>
          </div>
        ))}
      </dl>
      {record.refunds.length > 0 && <Refunds refunds={record.refunds} />}
    </Panel>
  );
}

function Refunds({ refunds }: Pick<SellerCaseDetail, 'refunds'>) {
  const t = useTranslations('aftersalesStore.money');
  const channels = useTranslations('ui.channels');
  const locale = useLocale();
  const stateOf = (status: string) => findWords(t, `states.${status}`) ?? status;
  const wayOf = (channel: string) => findWords(channels, channel) ?? channel;
  return (
    <>
      <h3 className={moneyStyles.subtitle}>{t('refunds')}</h3>
      <ul className={moneyStyles.refunds}>
        {refunds.map(({ no, channel, kind, status, amount, time }) => (
          <li key={no}>
            <span>
              {kind === 'original' ? wayOf(channel) : t(`kinds.${kind}`)}
              <span className={`hint font-normal ${styles.note}`}>{no}</span>
            </span>
            <span className="justify-items-end text-end">
              <strong>{formatMoney(locale, amount)}</strong>
              <span className={`hint font-normal ${styles.note}`} data-failed={status === 'failed' ? '' : undefined}>
                <Unbroken>
                  {[stateOf(status), time !== null && formatTime(time, '', 'mm-dd hh:MM')].filter(Boolean).join(' · ')}
                </Unbroken>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
