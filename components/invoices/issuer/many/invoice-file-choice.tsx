'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { useUpload } from '#components/work/files/use-upload.ts';
import type { UploadedFile } from '#lib/contract/files/member-upload.ts';
import { invoiceTopic } from '#lib/contract/files/upload-topics.ts';
import { acceptOf, topicLimits } from '#lib/utils/topic-limits.ts';
import styles from './many.module.css';

interface InvoiceFileChoiceProps {
  onSent: (file: UploadedFile) => void;
  /** Once all of them are there. */
  onAllSent?: () => void;
  isHeld?: boolean;
}

/** Chooses files of invoices, several at once, and sends them as soon as they are chosen. */
export function InvoiceFileChoice({ onSent, onAllSent, isHeld = false }: InvoiceFileChoiceProps) {
  const t = useTranslations('invoicesStore.files');
  const { site } = useMemberCentre();
  const id = useId();
  const { send, progress, faults } = useUpload({ topic: invoiceTopic, isEachTried: true, onDone: onSent });
  return (
    <div className={styles.parts}>
      <div className={styles.file}>
        <input
          id={id}
          className={`visually-hidden ${styles.input}`}
          type="file"
          multiple
          accept={acceptOf(topicLimits(site.upload, invoiceTopic))}
          disabled={isHeld || progress !== undefined}
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])];
            target.value = '';
            if (chosen.length > 0) void send(chosen).then(onAllSent);
          }}
        />
        <label htmlFor={id}>{t('choose')}</label>
        {progress && <span role="status">{t('sending', { ...progress })}</span>}
      </div>
      {faults.length > 0 && (
        <ul className={styles.differences} role="alert">
          {faults.map(({ name, reason }) => (
            <li key={name}>{t('refused', { name, reason })}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
