'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useKeptState } from '#components/ui/hooks/use-kept-state.ts';
import { writeToCaseCustomer } from '#lib/api/aftersales/seller-cases.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import type { SellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { EvidenceField } from '../../files/evidence-field.tsx';
import { type EvidenceFile, stillKept } from '../../files/evidence-file.ts';
import { useEvidence } from '../../files/use-evidence.ts';
import { useCaseFrame } from '../case-frame.ts';
import styles from './thread.module.css';

const kinds = ['customer', 'request', 'internal'] as const;
type Kind = (typeof kinds)[number];

interface Draft {
  kind: Kind;
  text: string;
  files: EvidenceFile[];
}

const empty: Draft = { kind: 'customer', text: '', files: [] };

/** Writes to the customer, asks for evidence, or leaves a note: which of them is chosen first, and said on the button. */
export function MessageForm({ record: { no, actions } }: { record: SellerCaseDetail }) {
  const t = useTranslations('aftersalesStore.messages');
  const { side } = useCaseFrame();
  const id = useId();
  const [draft, keep, drop] = useKeptState(`case-message:${side}:${no}`, empty);
  const offered = kinds.filter((kind) => kind !== 'request' || actions.includes('ask'));
  const kind = offered.includes(draft.kind) ? draft.kind : 'customer';
  const files = stillKept(draft.files, Date.now());
  const evidence = useEvidence(files, (next) => keep({ ...draft, files: next }));
  const sending = useSending(drop);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = draft.text.trim();
    const urls = files.map(({ url }) => url);
    sending.send({ no, text, files: urls, is_internal: kind === 'internal', is_request: kind === 'request' });
  };
  return (
    <form noValidate className={styles.writing} onSubmit={submit}>
      <FormAlert text={sending.alert} />
      <fieldset className={`wrap-8 ${styles.kinds}`}>
        <legend className="visually-hidden">{t('kind')}</legend>
        {offered.map((each) => (
          <label key={each} data-kind={each}>
            <input
              type="radio"
              name={`${id}-kind`}
              checked={kind === each}
              onChange={() => keep({ ...draft, kind: each })}
            />
            {t(`kinds.${each}`)}
          </label>
        ))}
      </fieldset>
      <textarea
        ref={sending.field}
        aria-label={t(`place.${kind}`)}
        placeholder={t(`place.${kind}`)}
        className={styles.writingText}
        data-kind={kind}
        rows={3}
        maxLength={1000}
        value={draft.text}
        onChange={({ target }) => keep({ ...draft, text: target.value })}
      />
      <EvidenceField label={t('addFiles')} evidence={evidence} />
      <div className={styles.writingEnd}>
        <Button type="submit" look="secondary" size="small" isBusy={sending.isPending} disabled={evidence.isSending}>
          {t(`send.${kind}`)}
        </Button>
      </div>
    </form>
  );
}

type Message = Parameters<typeof writeToCaseCustomer>[1];

function useSending(onDone: () => void) {
  const t = useTranslations('aftersalesStore.messages');
  const { side } = useCaseFrame();
  const [alert, setAlert] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useMutation({
    mutationFn: (message: Message) => writeToCaseCustomer(side, message),
    onSuccess: onDone,
    onError: (error) => setAlert(error.message || undefined),
    onSettled: untilReread,
  });
  const send = (message: Message) => {
    const isEmpty = message.text === '';
    setAlert(isEmpty ? t('required') : undefined);
    if (isEmpty) field.current?.focus();
    else sending.mutate(message);
  };
  return { send, alert, field, isPending: sending.isPending };
}
