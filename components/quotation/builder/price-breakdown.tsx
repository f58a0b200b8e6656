'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatMoney } from '#lib/i18n/money.ts';
import { useConfigured } from './configuration.ts';
import { toAmount } from './money.ts';
import styles from './price-bar.module.css';
import { findNode } from './spec-tree.ts';

/** How the price is made up; the lines sum to the total. */
export function PriceBreakdown() {
  const locale = useLocale();
  const t = useTranslations('quotation.builder');
  const { priced, template } = useConfigured();
  return (
    <dl className={styles.breakdown}>
      {priced.lines.map(({ node_id: id, label, question, amount_in_fen: fen }) => (
        <div key={id}>
          <dt>{question ? t('breakdownOf', { question: question[locale], label: label[locale] }) : label[locale]}</dt>
          <dd>{formatMoney(locale, toAmount(fen))}</dd>
        </div>
      ))}
      {priced.on_request.map((key) => (
        <div key={key}>
          <dt>{findNode(template.nodes, key)?.label[locale]}</dt>
          <dd className={styles.onRequest}>{t('onRequest')}</dd>
        </div>
      ))}
      <div className={styles.sum}>
        <dt>{t(priced.result === 'needs_quote' ? 'sumSoFar' : 'sum')}</dt>
        <dd>{formatMoney(locale, toAmount(priced.total_in_fen))}</dd>
      </div>
    </dl>
  );
}
