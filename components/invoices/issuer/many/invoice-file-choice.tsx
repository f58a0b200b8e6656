'use client';

import { useTranslations } from 'next-intl';
import type { FieldError } from 'react-hook-form';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { FileChoice } from '#components/ui/form/file-choice.tsx';
import { useUpload } from '#components/work/files/use-upload.ts';
import type { UploadedFile } from '#lib/contract/files/member-upload.ts';
import { invoiceTopic } from '#lib/contract/files/upload-topics.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import { acceptOf, topicLimits } from '#lib/utils/topic-limits.ts';
import styles from './many.module.css';

interface InvoiceFileChoiceProps {
  onSent: (file: UploadedFile) => void;
  /** Once all of them are there. */
  onAllSent?: () => void;
  /** Of the field of a form that the files are for. */
  error?: Pick<FieldError, 'message'> | undefined;
  isHeld?: boolean;
}

/** Chooses files of invoices, several at once, and sends them as soon as they are chosen. */
export function InvoiceFileChoice({ onSent, onAllSent, error, isHeld = false }: InvoiceFileChoiceProps) {
  const t = useTranslations('invoicesStore.files');
  const words = useTranslations('validation');
  const { site } = useMemberCentre();
  const { send, progress, faults } = useUpload({ topic: invoiceTopic, isEachTried: true, onDone: onSent });
  return (
    <>
      <FileChoice
        accept={acceptOf(topicLimits(site.upload, invoiceTopic))}
        label={t('choose')}
        note={progress && t('sending', { ...progress })}
        faults={faults.map(({ name, reason }) => t('refused', { name, reason }))}
        isHeld={isHeld || progress !== undefined}
        onChoose={(files) => void send(files).then(onAllSent)}
      />
      {error?.message && (
        <p role="alert" className={styles.fault}>
          {findWords(words, error.message) ?? error.message}
        </p>
      )}
    </>
  );
}
