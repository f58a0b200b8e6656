'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { fieldMarks, PlainField } from '#components/ui/form/plain-field.tsx';
import { Failure } from '#components/ui/list/query-view.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { CaseWorth } from '#lib/contract/aftersales/member-records.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import styles from './apply.module.css';
import type { ApplyFaults } from './apply-faults.ts';
import type { useWorth } from './use-worth.ts';

interface WorthPanelProps {
  /** Everything it depends on is chosen. */
  isReady: boolean;
  /** It is refunded at once and whole: less cannot be requested. */
  isAtOnce: boolean;
  query: ReturnType<typeof useWorth>;
  amount: string;
  fault: ApplyFaults['amount'];
  /** The server’s sentence about the amount. */
  refused: string | undefined;
  onChange: (part: { amount: string }) => void;
}

/** How much comes back, out of what, and by which way; less may be requested. */
export function WorthPanel({ isReady, isAtOnce, query, amount, fault, refused, onChange }: WorthPanelProps) {
  const t = useTranslations('aftersalesMember.apply');
  const { data: worth, error, isFetching, refetch } = query;
  return (
    <Panel title={t('worth')}>
      <div className="stack-16 content-start grid-cols-1" aria-live="polite">
        {!isReady && <p className="text-ink-2 text-14 wrap-anywhere">{t('worthFirst')}</p>}
        {isReady && error && <Failure text={error.message} isRetrying={isFetching} retry={refetch} />}
        {isReady && !error && !worth && <p className="text-ink-2 text-14 wrap-anywhere">{t('worthComing')}</p>}
        {isReady && !error && worth && (
          <>
            <Sums worth={worth} isAtOnce={isAtOnce} />
            {isAtOnce && <p className="text-ink-2 text-14 wrap-anywhere">{t('atOnce')}</p>}
            {!isAtOnce && worth.total !== '0.00' && (
              <AmountField most={worth.total} amount={amount} fault={fault} refused={refused} onChange={onChange} />
            )}
          </>
        )}
      </div>
    </Panel>
  );
}

interface SumsProps extends Pick<WorthPanelProps, 'isAtOnce'> {
  worth: CaseWorth;
}

function Sums({ worth: { goods, freight, total, points, ways }, isAtOnce }: SumsProps) {
  const t = useTranslations('aftersalesMember.apply');
  const channels = useTranslations('ui.channels');
  const locale = useLocale();
  const nameOf = (channel: string) => findWords(channels, channel) ?? t('originalWay');
  const rows = [
    { key: 'goods', amount: goods },
    { key: 'freight', amount: freight },
    { key: 'total', amount: total },
  ] as const;
  return (
    <>
      <dl className={`stack-8 text-14 ${styles.sums}`}>
        {rows.map(({ key, amount }) => (
          <div key={key} data-key={key}>
            <dt>{t(`sums.${key === 'total' && isAtOnce ? 'whole' : key}`)}</dt>
            <dd>{formatMoney(locale, amount)}</dd>
          </div>
        ))}
      </dl>
      {points > 0 && <p className="text-ink-2 text-14 wrap-anywhere">{t('points', { points })}</p>}
      {ways.length > 0 && (
        <div>
          <h3 className="caption font-semibold">{t('ways')}</h3>
          <ul>
            {ways.map(({ channel, amount }) => (
              <li key={channel} className={styles.wayBack}>
                <span>{nameOf(channel)}</span>
                <span>{formatMoney(locale, amount)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface AmountFieldProps extends Pick<WorthPanelProps, 'amount' | 'fault' | 'refused' | 'onChange'> {
  most: string;
}

function AmountField({ most, amount, fault, refused, onChange }: AmountFieldProps) {
  const t = useTranslations('aftersalesMember.apply');
  const locale = useLocale();
  const id = useId();
  const shown = formatMoney(locale, most);
  const words = refused ?? (fault && t(`faults.amount.${fault}`, { most: shown }));
  const field = { id, help: t('amountHelp', { most: shown }), fault: words };
  return (
    <PlainField {...field} label={t('amount')}>
      <input
        {...fieldMarks(field)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        placeholder={most}
        value={amount}
        onChange={({ target }) => onChange({ amount: target.value })}
      />
    </PlainField>
  );
}
