'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useDeferredValue, useEffect, useId, useState } from 'react';
import { Price } from '#components/ui/facts/price.tsx';
import { useUnits } from '#components/ui/hooks/use-unit-words.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { shownUnitPrice } from '#lib/specification/unit-price.ts';
import styles from './builder.module.css';
import { useConfigured } from './configuration.ts';
import { toAmount } from './money.ts';
import price from './price-bar.module.css';
import { PriceBreakdown } from './price-breakdown.tsx';
import { findNode } from './spec-tree.ts';

/** The price at every moment, its breakdown one tap away, and what can be done with it. Sticks to the end on a phone. */
export function PriceBar({ children }: { children?: ReactNode }) {
  const t = useTranslations('quotation.builder');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { priced } = useConfigured().shown;
  return (
    <section aria-label={t('price')} className={`stack-12 grid-cols-1 ${price.priceBar}`}>
      {isOpen && (
        <div id={id} className={price.breakdownPanel}>
          <PriceBreakdown />
        </div>
      )}
      <div className="wrap-4-12 items-center justify-between">
        <Total />
        {priced.lines.length > 0 && (
          <button
            type="button"
            className={styles.textButton}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'hideBreakdown' : 'showBreakdown')}
          </button>
        )}
      </div>
      {children && <div className={price.priceActions}>{children}</div>}
      <Announcement />
    </section>
  );
}

/** What it costs, or what is known of that while a seller has to name it. */
function Total() {
  const locale = useLocale();
  const t = useTranslations('quotation.builder');
  const { shown } = useConfigured();
  const { total_in_fen: fen, result, faults } = shown.priced;
  const total = toAmount(fen);
  const stale = useStaleText();
  if (result === 'needs_quote') {
    return (
      <div className={`min-w-0 grid ${price.total}`}>
        <strong className={price.onRequest}>{t('needsQuote')}</strong>
        {(stale || fen > 0) && <small>{stale ?? t('knownSoFar', { amount: formatMoney(locale, total) })}</small>}
      </div>
    );
  }
  return (
    <div className={`min-w-0 grid ${price.total}`}>
      <span className={price.amount} data-stale={stale ? '' : undefined}>
        {!fen && faults[0] ? '—' : <Price locale={locale} amount={total} size="large" />}
      </span>
      {stale ? (
        <small className="text-error text-14">{stale}</small>
      ) : (
        <small>
          <PerUnit fen={fen} qty={shown.qty} />
          {faults.length > 0 ? t('faultCount', { count: faults.length }) : t('taxIncluded')}
        </small>
      )}
    </div>
  );
}

/** Only where quantity × unit price is the amount; else the amount is that of the lot. */
function PerUnit({ fen, qty }: { fen: number; qty: number }) {
  const locale = useLocale();
  const t = useTranslations('quotation.builder');
  const units = useUnits();
  const unit = units(useConfigured().template.unit_name);
  const each = shownUnitPrice({ qty: Math.max(1, qty), amountInFen: fen });
  return each && `${t('perUnit', { amount: formatMoney(locale, each), unit })} · `;
}

/** That the price is the one from before, and what has to be put right for another. Undefined while it is as answered. */
function useStaleText(): string | undefined {
  const locale = useLocale();
  const t = useTranslations('quotation.builder');
  const { shown, template } = useConfigured();
  const [first] = shown.wrong;
  if (!first) return undefined;
  const name = first.key === 'qty' ? t('quantity') : findNode(template.nodes, first.key)?.label[locale];
  return t('stalePrice', { name: name ?? '' });
}

const restInMs = 800;

/** Reads the price out when the answers have come to rest, and not at every key. */
function Announcement() {
  const locale = useLocale();
  const t = useTranslations('quotation.builder');
  const { result, total_in_fen: fen } = useDeferredValue(useConfigured().shown.priced);
  const stale = useStaleText();
  const text =
    stale ??
    (result === 'needs_quote' ? t('needsQuote') : t('announce', { amount: formatMoney(locale, toAmount(fen)) }));
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid((before) => (before === text ? before : text)), restInMs);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {said}
    </p>
  );
}
