'use client';

import { useTranslations } from 'next-intl';
import { legalLinks } from '#components/ui/legal-links.tsx';
import type { OrderPreview } from '#lib/api/orders/member-orders.ts';
import styles from './checkout.module.css';

interface CheckoutAgreementProps {
  texts: OrderPreview['legal_texts'];
  /** What the server refused about it. */
  fault: string | undefined;
}

/** What ordering agrees to, of what is published; that some of it is new stands out. */
export function CheckoutAgreement({ texts, fault }: CheckoutAgreementProps) {
  const t = useTranslations('orders.checkout.legal');
  const [first, second] = texts;
  if (!first) return null;
  return (
    <div className={`stack-4 ${styles.agreement}`}>
      {fault ? (
        <p role="alert" className={`fault ${styles.news}`}>
          {fault}
        </p>
      ) : (
        texts.some(({ is_due }) => is_due) && <p className={`warning-note ${styles.news}`}>{t('due')}</p>
      )}
      <p className={`hint ${styles.note}`}>{t.rich(second ? 'both' : first.text, legalLinks)}</p>
    </div>
  );
}
