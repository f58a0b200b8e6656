'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import type { UploadedFile } from '#lib/contract/upload.ts';
import styles from './file-list.module.css';
import { useFileSending } from './use-file-sending.ts';

interface FileListProps {
  /** Of the button that adds one. */
  id: string;
  /** What the files are, for the names of the buttons. */
  label: string;
  files: readonly { url: string; name: string }[];
  max: number;
  describedBy?: string | undefined;
  onAdd: (file: UploadedFile) => void;
  onRemove: (url: string) => void;
}

/** Files of an answer: sent as soon as they are chosen or dropped, listed, taken out again. */
export function FileList({ id, label, files, max, describedBy, onAdd, onRemove }: FileListProps) {
  const t = useTranslations('quotation.files');
  const input = useRef<HTMLInputElement>(null);
  const { send, sending, fault, cancel } = useFileSending(onAdd);
  const choose = (chosen: ArrayLike<File> | null) => void send(Array.from(chosen ?? []).slice(0, max - files.length));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div
      className={styles.box}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        choose(event.dataTransfer.files);
      }}
    >
      {files.length > 0 && <Names files={files} label={label} onRemove={onRemove} />}
      {sending && (
        <Sending onCancel={cancel} cancel={t('cancel')}>
          {t('sending', { name: sending })}
        </Sending>
      )}
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      {files.length < max && !sending && (
        <p className={styles.add}>
          <button id={id} type="button" aria-describedby={describedBy} onClick={() => input.current?.click()}>
            {t('add')}
            <span className="visually-hidden"> {label}</span>
          </button>
          <span>{t('drop', { count: max - files.length })}</span>
        </p>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ target }) => {
          choose(target.files);
          target.value = '';
        }}
      />
    </div>
  );
}

function Names({ files, label, onRemove }: Pick<FileListProps, 'files' | 'label' | 'onRemove'>) {
  const t = useTranslations('quotation.files');
  return (
    <ul aria-label={label} className={styles.names}>
      {files.map(({ url, name }) => (
        <li key={url}>
          <span>{name}</span>
          <button type="button" aria-label={t('remove', { name })} onClick={() => onRemove(url)}>
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}

function Sending({ children, cancel, onCancel }: { children: ReactNode; cancel: string; onCancel: () => void }) {
  return (
    <p role="status" className={styles.sending}>
      <progress aria-hidden="true" />
      {children}
      <button type="button" onClick={onCancel}>
        {cancel}
      </button>
    </p>
  );
}
