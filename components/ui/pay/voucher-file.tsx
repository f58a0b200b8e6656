'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, useId, useRef } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import type { UploadedFile } from '#lib/contract/files/member-upload.ts';
import { sentFileAddress } from '#lib/utils/file-address.ts';
import { acceptOf, topicLimits } from '#lib/utils/topic-limits.ts';
import { Button } from '../button.tsx';
import styles from './voucher-file.module.css';

interface VoucherFileProps {
  /** What the picture is of, where it is no receipt of a transfer. */
  label?: string;
  error: string | undefined;
  /** Sends the picture. */
  upload: (file: File) => Promise<UploadedFile>;
  /** With the address of the uploaded file, or '' for none. */
  onChange: (url: string) => void;
}

/** A picture of the bank's receipt, sent as soon as it is chosen; only its owner and the accounts team see it. */
export function VoucherFile({ label, error, upload, onChange }: VoucherFileProps) {
  const t = useTranslations('ui.voucherFile');
  const { site } = useMemberCentre();
  const limits = topicLimits(site.upload, 'voucher');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { mutate, reset, data, isPending } = useMutation({
    mutationFn: upload,
    onMutate: () => onChange(''),
    onSuccess: ({ url }) => onChange(url),
  });
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) mutate(file);
    // The same file may be chosen again after a failure.
    target.value = '';
  };
  const remove = () => {
    reset();
    onChange('');
  };
  return (
    <div className={styles.file}>
      <label htmlFor={id}>{label ?? t('file')}</label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={acceptOf(limits)}
        className="visually-hidden"
        aria-describedby={`${id}-note`}
        onChange={choose}
      />
      <span className={styles.fileLine}>
        <Button
          look="secondary"
          size="small"
          isBusy={isPending}
          aria-hidden="true"
          tabIndex={-1}
          onClick={() => input.current?.click()}
        >
          {data ? t('replace') : t('choose')}
        </Button>
        {data && (
          <>
            <a href={sentFileAddress(data, '')} target="_blank" rel="noopener">
              {data.name}
            </a>
            <Button look="quiet" size="small" onClick={remove}>
              {t('remove')}
            </Button>
          </>
        )}
      </span>
      <p id={`${id}-note`} role="status" className={error ? styles.fault : styles.note}>
        {error ??
          (isPending
            ? t('uploading')
            : data
              ? t('ready', { name: data.name })
              : t('fileHelp', { size: toMegabytes(limits.maxSize) }))}
      </p>
    </div>
  );
}

const toMegabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);
