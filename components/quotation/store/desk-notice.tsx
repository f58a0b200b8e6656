'use client';

import { useTranslations } from 'next-intl';
import type { SellerQuotationDetail } from '#lib/api/quotation/seller-answers.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import styles from './desk.module.css';

/** What a state means for who answers, where it is not plain from the buttons. */
export function DeskNotice({ quotation }: { quotation: SellerQuotationDetail }) {
  const t = useTranslations('quotationStore.notices');
  const { status, is_pooled: isPooled, actions } = quotation;
  const key = isPooled ? 'pool' : status;
  if (key === 'quoting' && actions.length > 0) return null;
  const notice = findWords(t, key);
  if (notice === undefined) return null;
  return (
    <p className={styles.notice} data-tone={status === 'expired' ? 'warning' : undefined}>
      {notice}
    </p>
  );
}
