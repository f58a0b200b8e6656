'use client';

import { useTranslations } from 'next-intl';
import type { SellerQuotationDetail } from '#lib/api/quotation/seller-answers.ts';
import styles from './desk.module.css';

/** What a state means for who answers, where it is not plain from the buttons. */
export function DeskNotice({ quotation }: { quotation: SellerQuotationDetail }) {
  const t = useTranslations('quotationStore.notices');
  const { status, is_pooled: isPooled, actions } = quotation;
  const key = isPooled ? 'pool' : status;
  if (key === 'quoting' && actions.length > 0) return null;
  if (!t.has(key as 'pool')) return null;
  return (
    <p className={styles.notice} data-tone={status === 'expired' ? 'warning' : undefined}>
      {t(key as 'pool')}
    </p>
  );
}
