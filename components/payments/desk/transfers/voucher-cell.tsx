'use client';

import { useTranslations } from 'next-intl';
import { DocumentButton } from '#components/work/money/document-button.tsx';
import styles from '#components/work/money/money.module.css';

interface VoucherCellProps {
  voucher: { no: string; voucher_reference: string; voucher_file: string };
}

/** What the customer says the transfer can be found by. */
export function VoucherCell({ voucher: { no, voucher_reference: reference, voucher_file: file } }: VoucherCellProps) {
  const t = useTranslations('paymentsDesk');
  if (!reference && !file) return null;
  return (
    <span className={styles.words}>
      {reference}
      {file && <DocumentButton link={file} no={no} label={t('voucher')} />}
    </span>
  );
}
