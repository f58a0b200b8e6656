'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import type { UploadedFile } from '#lib/contract/files/member-upload.ts';
import { sentFileAddress } from '#lib/utils/files/file-address.ts';
import { acceptOf, topicLimits } from '#lib/utils/topic-limits.ts';
import { useUpload } from './use-upload.ts';
import styles from './voucher-file.module.css';

interface VoucherFileProps {
  /** What the picture is of, where it is no receipt of a transfer. */
  label?: string;
  error: string | undefined;
  /** With the address of the uploaded file, or '' for none. */
  onChange: (url: string) => void;
}

/** A picture of the bank's receipt, sent as soon as it is chosen; only its owner and the accounts team see it. */
export function VoucherFile({ label, error, onChange }: VoucherFileProps) {
  const t = useTranslations('ui.voucherFile');
  const { site } = useMemberCentre();
  const limits = topicLimits(site.upload, 'voucher');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { sent, isPending, fault, remove, choose } = useVoucher(onChange);
  const said = error ?? fault;
  return (
    <div className={`stack-4 ${styles.file}`}>
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
      <span className={`wrap-8-12 items-center ${styles.fileLine}`}>
        <Button
          look="secondary"
          size="small"
          isBusy={isPending}
          aria-hidden="true"
          tabIndex={-1}
          onClick={() => input.current?.click()}
        >
          {sent ? t('replace') : t('choose')}
        </Button>
        {sent && (
          <>
            <a href={sentFileAddress(sent, '')} target="_blank" rel="noopener">
              {sent.name}
            </a>
            <Button look="quiet" size="small" onClick={remove}>
              {t('remove')}
            </Button>
          </>
        )}
      </span>
      <p id={`${id}-note`} role="status" className={said ? 'fault' : 'hint'}>
        {said ??
          (isPending
            ? t('uploading')
            : sent
              ? t('ready', { name: sent.name })
              : t('fileHelp', { size: toMegabytes(limits.maxSize) }))}
      </p>
    </div>
  );
}

/** The one file, sent as it is chosen; another one takes its place. */
function useVoucher(onChange: VoucherFileProps['onChange']) {
  const [sent, setSent] = useState<UploadedFile>();
  const { send, progress, fault } = useUpload({
    topic: 'voucher',
    onDone: (file) => {
      setSent(file);
      onChange(file.url);
    },
  });
  const remove = () => {
    setSent(undefined);
    onChange('');
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) {
      remove();
      void send([file]);
    }
    // The same file may be chosen again after a failure.
    target.value = '';
  };
  return { sent, isPending: progress !== undefined, fault, remove, choose };
}

const toMegabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);
