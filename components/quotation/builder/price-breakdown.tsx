'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatMoney } from '#lib/i18n/money.ts';
import type { PriceLine } from '#lib/specification/price-selection.ts';
import { useConfigured } from './configuration.ts';
import { toAmount } from './money.ts';
import styles from './price-bar.module.css';
import { multiplied, priceSteps } from './price-steps.ts';
import { findNode } from './spec-tree.ts';

/** How the price is made up, each part with how it is counted; the lines sum to the total, which `isUnknown` leaves open. */
export function PriceBreakdown({ isUnknown = false }: { isUnknown?: boolean }) {
  const locale = useLocale();
  const t = useTranslations('quotation.builder');
  const { shown, template } = useConfigured();
  const { priced } = shown;
  return (
    <dl className={`stack-8 text-14 ${styles.breakdown}`}>
      {priced.lines.map((line) => (
        <Line key={line.node_id} line={line} />
      ))}
      {priced.on_request.map((key) => (
        <div key={key}>
          <dt>{findNode(template.nodes, key)?.label[locale]}</dt>
          <dd className={styles.onRequest}>{t('onRequest')}</dd>
        </div>
      ))}
      <div className={styles.sum}>
        <dt>{t(priced.result === 'needs_quote' ? 'sumSoFar' : 'sum')}</dt>
        <dd>{isUnknown ? '—' : formatMoney(locale, toAmount(priced.total_in_fen))}</dd>
      </div>
    </dl>
  );
}

function Line({ line: { key, label, question, amount_in_fen: fen } }: { line: PriceLine }) {
  const locale = useLocale();
  const t = useTranslations('quotation.builder');
  const { shown, template } = useConfigured();
  const node = findNode(template.nodes, key);
  const counted = { node, qty: shown.qty, answer: shown.priced.checked.answers.get(key) };
  const parts = multiplied(counted, fen);
  const steps = priceSteps(counted);
  return (
    <div>
      <dt>
        {question ? t('breakdownOf', { question: question[locale], label: label[locale] }) : label[locale]}
        {parts && <small>{t('multiplied', { count: parts.count, amount: formatMoney(locale, parts.price) })}</small>}
        {steps && (
          <ul className={`wrap-0-12 text-12 ${styles.steps}`}>
            {steps.steps.map(({ from, price, isReached }) => (
              <li key={from} aria-current={isReached ? 'true' : undefined}>
                {t('step', { count: from, amount: formatMoney(locale, price) })}
              </li>
            ))}
          </ul>
        )}
        {steps?.next && (
          <small className={styles.saving}>
            {t('nextStep', { count: steps.next.from, saving: formatMoney(locale, steps.next.saving) })}
          </small>
        )}
      </dt>
      <dd>{formatMoney(locale, toAmount(fen))}</dd>
    </div>
  );
}
