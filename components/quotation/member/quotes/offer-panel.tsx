'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Price } from '#components/ui/facts/price.tsx';
import { useUnits } from '#components/ui/hooks/use-unit-words.ts';
import { Panel } from '#components/ui/page/panel.tsx';
import type { QuotationDetail, QuotationItem, QuotationVersion } from '#lib/contract/quotation/member-records.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { LineFacts } from '../../line-facts.tsx';
import own from './offer-panel.module.css';
import styles from './quotes.module.css';

interface OfferPanelProps {
  quotation: Pick<QuotationDetail, 'no' | 'current' | 'close_reason' | 'total'>;
  /** What the reader calls it. */
  title?: string;
  /** Saves a version as a document; absent for who may not. */
  onPdf?: (no: string, n: number) => Promise<unknown>;
}

/** The current version: its lines and what they come to, its terms, and the document. */
export function OfferPanel({ quotation, title, onPdf }: OfferPanelProps) {
  const t = useTranslations('quotation.offer');
  const { no, current, close_reason: reason } = quotation;
  return (
    <Panel
      title={title ?? t(current.author === 'seller' ? 'title' : 'requestTitle')}
      text={t('version', { n: current.n, time: formatTime(current.sent_time, t('notSent'), 'yyyy-mm-dd hh:MM') })}
      actions={onPdf && current.sent_time !== null && <PdfButton load={() => onPdf(no, current.n)} />}
      isFlush
    >
      {reason && <p className={own.reason}>{t('closed', { reason })}</p>}
      <ul className={own.lines}>
        {current.items.map((item) => (
          <OfferLine key={item.line_key} item={item} />
        ))}
      </ul>
      <Sums version={current} isPriced={quotation.total !== null} />
    </Panel>
  );
}

interface PdfButtonProps {
  load: () => Promise<unknown>;
  label?: string;
  look?: 'secondary' | 'quiet';
}

/** Fetches a document; a refusal was said where all failures are. */
export function PdfButton({ load, label, look = 'secondary' }: PdfButtonProps) {
  const t = useTranslations('quotation.offer');
  const [isBusy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    await load().catch(() => undefined);
    setBusy(false);
  };
  return (
    <Button look={look} size="small" aria-label={label} disabled={isBusy} onClick={() => void act()}>
      {t('pdf')}
    </Button>
  );
}

function OfferLine({ item }: { item: QuotationItem }) {
  const t = useTranslations('quotation.offer');
  const units = useUnits();
  const locale = useLocale();
  const {
    qty,
    unit,
    unit_price: each,
    amount,
    list_amount: list,
    target_price: target,
    former_price: former,
    result,
  } = item;
  return (
    <li>
      <LineFacts item={item} />
      <div className={styles.figures}>
        {result === 'needs_quote' ? <span>{t('open')}</span> : <strong>{formatMoney(locale, amount)}</strong>}
        <small>
          {result === 'needs_quote'
            ? `${qty} ${units(unit)}`
            : each === null
              ? t('lot', { qty, unit: units(unit) })
              : t('each', { qty, unit: units(unit), amount: formatMoney(locale, each) })}
        </small>
        {list && list !== amount && <small>{t('listed', { amount: formatMoney(locale, list) })}</small>}
        {target && <small>{t('target', { amount: formatMoney(locale, target) })}</small>}
        {former && (
          <small>
            {t('former')} <s>{formatMoney(locale, former)}</s>
          </small>
        )}
      </div>
    </li>
  );
}

function Sums({ version, isPriced }: { version: QuotationVersion; isPriced: boolean }) {
  const t = useTranslations('quotation.offer');
  const locale = useLocale();
  const { goods, freight, discount, total, deposit, deposit_forfeit: forfeit } = version;
  if (!isPriced) return <p className={own.sums}>{t('noTotal')}</p>;
  const row = (key: 'goods' | 'freight' | 'discount', amount: string) => (
    <div key={key}>
      <dt>{t(key)}</dt>
      <dd>{formatMoney(locale, amount)}</dd>
    </div>
  );
  return (
    <dl className={own.sums}>
      {row('goods', goods)}
      {row('freight', freight)}
      {discount !== '0.00' && row('discount', `-${discount}`)}
      <div className={own.grand}>
        <dt>{t('total')}</dt>
        <dd>
          <Price locale={locale} amount={total} size="large" />
        </dd>
      </div>
      {deposit !== '0.00' && (
        <div>
          <dt>{t('deposit')}</dt>
          <dd>{formatMoney(locale, deposit)}</dd>
        </div>
      )}
      {forfeit !== '0.00' && (
        <div>
          <dt>{t('forfeit')}</dt>
          <dd>{formatMoney(locale, forfeit)}</dd>
        </div>
      )}
    </dl>
  );
}
