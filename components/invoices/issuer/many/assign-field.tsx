'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { invoiceNo } from '#lib/contract/invoices/invoice-shapes.ts';
import styles from './many.module.css';

interface AssignFieldProps {
  /** Of the file. */
  name: string;
  /** What was said before, and was not found. */
  chosen: string | undefined;
  onAssign: (no: string) => void;
}

/** The number of the request that a file is of, typed. What is no number, or none that waits here, is said below it. */
export function AssignField({ name, chosen, onAssign }: AssignFieldProps) {
  const t = useTranslations('invoicesStore.files');
  const id = useId();
  const [typed, type] = useState(chosen ?? '');
  const [isWrong, setWrong] = useState(false);
  const no = typed.trim().toUpperCase();
  const fault = isWrong ? t('assignWrong') : chosen !== undefined && chosen === no ? t('assignUnknown') : undefined;
  const finish = () => {
    const isNumber = invoiceNo.safeParse(no).success;
    setWrong(no !== '' && !isNumber);
    if (isNumber && no !== chosen) onAssign(no);
  };
  return (
    <span className={styles.assigning}>
      <input
        type="text"
        className={styles.assign}
        aria-label={t('assign', { name })}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && `${id}-fault`}
        placeholder={t('assignPlaceholder')}
        maxLength={40}
        value={typed}
        onChange={({ target }) => {
          type(target.value);
          setWrong(false);
        }}
        onKeyDown={({ key }) => key === 'Enter' && finish()}
        onBlur={finish}
      />
      {fault && (
        <span id={`${id}-fault`} role="alert" className={styles.fault}>
          {fault}
        </span>
      )}
    </span>
  );
}
