'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import type { UploadedFile } from '#lib/contract/files/member-upload.ts';
import { quotationTopic } from '#lib/contract/files/upload-topics.ts';
import { openLogin } from '#lib/session/login-request.ts';
import { isLoggedIn } from '#lib/session/stored-user.ts';
import { useUserInfo } from '#lib/session/user-store.ts';
import { kindNames } from '#lib/utils/kind-names.ts';
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
  topic?: string;
  /** Looks at a file before it is sent; false: it is not to be sent. */
  look?: (file: File) => Promise<boolean>;
  /** What there is to say below a file. */
  noteOf?: (url: string) => ReactNode;
  /** Stands in place of the button while there is something to decide. */
  decision?: ReactNode;
  onAdd: (file: UploadedFile, sent: File) => void;
  onRemove: (url: string) => void;
}

/** Files of an answer: sent as soon as they are chosen or dropped, listed, taken out again. */
export function FileList({ id, label, files, max, describedBy, decision, onAdd, onRemove, ...way }: FileListProps) {
  const t = useTranslations('quotation.files');
  const input = useRef<HTMLInputElement>(null);
  const { send, sending, fault, cancel } = useFileSending({
    topic: way.topic ?? quotationTopic,
    look: way.look,
    onDone: onAdd,
  });
  const accepted = useAccepted();
  const choose = (chosen: ArrayLike<File> | null) => void send(Array.from(chosen ?? []).slice(0, max - files.length));
  // A file that is chosen before the login would be lost by it.
  const begin = () => (isLoggedIn() ? input.current?.click() : openLogin({ tab: 'login', why: 'files' }));
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
      {files.length > 0 && <Names files={files} label={label} noteOf={way.noteOf} onRemove={onRemove} />}
      {decision}
      {sending && !decision && (
        <Sending onCancel={cancel} cancel={t('cancel')}>
          {t('sending', { name: sending })}
        </Sending>
      )}
      {fault && (
        <p role="alert" className="text-error">
          {fault}
        </p>
      )}
      {files.length < max && !sending && (
        <p className={`wrap-4-12 items-center text-ink-3 ${styles.add}`}>
          <button id={id} type="button" aria-describedby={describedBy} onClick={begin}>
            {t('add')}
            <span className="visually-hidden"> {label}</span>
          </button>
          <span>{t('drop', { count: max - files.length })}</span>
          {accepted && <span className={styles.accepted}>{t('accepted', accepted)}</span>}
        </p>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accepted?.suffixes}
        onChange={({ target }) => {
          choose(target.files);
          target.value = '';
        }}
      />
    </div>
  );
}

/** What the site takes where artwork is asked for; it is known of members. */
function useAccepted() {
  const limits = useUserInfo(({ site }) => site?.upload.artwork);
  if (!limits) return undefined;
  const kinds = limits.allowedSuffixes.split(',').filter(Boolean);
  const size = Math.floor((limits.maxSize / 1024 / 1024) * 10) / 10;
  return { types: kindNames(kinds), size, suffixes: kinds.map((kind) => `.${kind}`).join() };
}

function Names({ files, label, noteOf, onRemove }: Pick<FileListProps, 'files' | 'label' | 'noteOf' | 'onRemove'>) {
  const t = useTranslations('quotation.files');
  return (
    <ul aria-label={label} className={`stack-4 ${styles.names}`}>
      {files.map(({ url, name }) => (
        <li key={url}>
          <span>{name}</span>
          <button
            type="button"
            className={styles.remove}
            aria-label={t('remove', { name })}
            onClick={() => onRemove(url)}
          >
            ×
          </button>
          {noteOf?.(url)}
        </li>
      ))}
    </ul>
  );
}

function Sending({ children, cancel, onCancel }: { children: ReactNode; cancel: string; onCancel: () => void }) {
  return (
    <p role="status" className={`wrap-8 items-center ${styles.sending}`}>
      <progress aria-hidden="true" />
      {children}
      <button type="button" onClick={onCancel}>
        {cancel}
      </button>
    </p>
  );
}
