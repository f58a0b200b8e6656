'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useKeptState } from '#components/ui/hooks/use-kept-state.ts';
import { type DeskSide, type SellerQuotationDetail, sendDeskMessage } from '#lib/api/quotation/seller-answers.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import fields from '../builder/builder.module.css';
import { FileList } from '../file-list.tsx';
import { useAttachedFiles } from '../use-attached-files.ts';
import styles from './desk.module.css';

const kinds = ['customer', 'internal'] as const;
type Kind = (typeof kinds)[number];

interface DeskMessageFormProps {
  side: DeskSide;
  quotation: SellerQuotationDetail;
}

/** Writes to the customer or to the own side: which of the two is chosen before anything is sent, and said on the button. */
export function DeskMessageForm({ side, quotation: { no, current } }: DeskMessageFormProps) {
  const t = useTranslations('quotationStore.messages');
  const [draft, setDraft, dropDraft] = useKeptState(`desk-message:${no}`, {
    kind: 'customer' as Kind,
    text: '',
    line: '',
  });
  const { kind, text, line } = draft;
  const attached = useAttachedFiles();
  const sending = useSending({ side, onDone: () => [dropDraft(), attached.clear()] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const about = line ? { line_key: line } : {};
    sending.send({ no, ...about, text: text.trim(), files: attached.urls, is_internal: kind === 'internal' });
  };
  return (
    <form noValidate className="stack-16 grid-cols-1" onSubmit={submit}>
      <FormAlert text={sending.alert} />
      <KindChoice kind={kind} onChoose={(chosen) => setDraft({ ...draft, kind: chosen })} />
      {current.items.length > 1 && (
        <select
          aria-label={t('about')}
          className={fields.text}
          value={line}
          onChange={({ target }) => setDraft({ ...draft, line: target.value })}
        >
          <option value="">{t('aboutAll')}</option>
          {current.items.map(({ line_key: key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      )}
      <textarea
        aria-label={t(`place.${kind}`)}
        placeholder={t(`place.${kind}`)}
        className={`${fields.text} ${kind === 'internal' ? styles.internal : ''}`}
        rows={3}
        maxLength={1000}
        value={text}
        onChange={({ target }) => setDraft({ ...draft, text: target.value })}
      />
      <FileList id="desk-message-files" label={t('files')} max={10} {...attached.shown} />
      <div className="wrap-8">
        <Button type="submit" look="secondary" disabled={sending.isPending}>
          {t(`send.${kind}`)}
        </Button>
      </div>
    </form>
  );
}

function KindChoice({ kind, onChoose }: { kind: Kind; onChoose: (kind: Kind) => void }) {
  const t = useTranslations('quotationStore.messages');
  return (
    <fieldset className={fields.field}>
      <legend className="visually-hidden">{t('kind')}</legend>
      <div className={`wrap-8 ${styles.messageKinds}`}>
        {kinds.map((each) => (
          <label key={each} data-kind={each}>
            <input type="radio" name="message-kind" checked={kind === each} onChange={() => onChoose(each)} />
            {t(`kinds.${each}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Message = Parameters<typeof sendDeskMessage>[1];

function useSending({ side, onDone }: { side: DeskSide; onDone: () => void }) {
  const t = useTranslations('quotationStore.messages');
  const [alert, setAlert] = useState<string>();
  const sending = useMutation({
    mutationFn: (message: Message) => sendDeskMessage(side, message),
    onSuccess: onDone,
    onError: (error) => setAlert(error.message || undefined),
    onSettled: untilReread,
  });
  const send = (message: Message) => {
    const isEmpty = message.text === '';
    setAlert(isEmpty ? t('required') : undefined);
    if (!isEmpty) sending.mutate(message);
  };
  return { send, alert, isPending: sending.isPending };
}
