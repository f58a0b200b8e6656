'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import spec from '../spec-rows.module.css';
import form from './form.module.css';
import { mostProofFiles, type ProofFile } from './use-proof-files.ts';

interface ProofFilesProps {
  files: readonly ProofFile[];
  /** Name of the file on its way. */
  sending: string | undefined;
  fault: string | undefined;
  send: (files: readonly File[]) => Promise<void>;
  remove: (url: string) => void;
  cancel: () => void;
}

/** The chosen files, each to be taken out again, and the way to add more. */
export function ProofFiles({ files, sending, fault, send, remove, cancel }: ProofFilesProps) {
  const t = useTranslations('ordersStore.actions.done.files');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="stack-8 justify-items-start">
      <span id={id} className="font-semibold">
        {t('label')}
      </span>
      {files.length > 0 && (
        <ul aria-labelledby={id} className={`stack-4 wrap-anywhere ${spec.files}`}>
          {files.map(({ url, name }) => (
            <li key={url}>
              <span>{name}</span>
              <Button look="quiet" size="small" aria-label={t('remove', { name })} onClick={() => remove(url)}>
                {t('removeShort')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {sending ? (
        <p role="status" className={`wrap-8 items-center text-14 ${form.sending}`}>
          <progress aria-hidden="true" />
          {t('sending', { name: sending })}
          <button type="button" onClick={cancel}>
            {t('cancel')}
          </button>
        </p>
      ) : (
        files.length < mostProofFiles && (
          <Button look="secondary" size="small" aria-describedby={`${id}-note`} onClick={() => input.current?.click()}>
            {t('add')}
          </Button>
        )
      )}
      <p id={`${id}-note`} className="caption">
        {t('help', { left: mostProofFiles - files.length })}
      </p>
      <p role="alert" className={`fault ${form.fault}`}>
        {fault}
      </p>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ target }) => {
          void send(Array.from(target.files ?? []));
          target.value = '';
        }}
      />
    </div>
  );
}
