'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Stack } from '#components/ui/facts/record-columns.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { fieldMarks, PlainField } from '#components/ui/form/plain-field.tsx';
import { useKeptState } from '#components/ui/hooks/use-kept-state.ts';
import { Panel } from '#components/ui/page/panel.tsx';
import { writeInCase } from '#lib/api/aftersales/member-cases.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import type { CaseDetail } from '#lib/contract/aftersales/member-records.ts';
import { EvidenceField } from '../../files/evidence-field.tsx';
import { type EvidenceFile, stillKept } from '../../files/evidence-file.ts';
import { useEvidence } from '../../files/use-evidence.ts';
import styles from './case.module.css';
import { MessageItem } from './message-item.tsx';

/** What both sides wrote, and the field to write in; nothing where neither is. */
export function MessagePanel({ detail: { no, messages, actions } }: { detail: CaseDetail }) {
  const t = useTranslations('aftersalesMember.messages');
  const canWrite = actions.includes('message');
  if (!canWrite && messages.length === 0) return null;
  return (
    <Panel title={t('title')}>
      <Stack>
        {messages.length === 0 && <p className={`text-ink-2 text-14 wrap-anywhere ${styles.quiet}`}>{t('empty')}</p>}
        <ol className={`stack-16 ${styles.messages}`} aria-live="polite">
          {messages.map((message) => (
            <MessageItem key={message.id} message={message} />
          ))}
        </ol>
        {canWrite && <MessageForm no={no} />}
      </Stack>
    </Panel>
  );
}

const nothingTyped: { text: string; files: EvidenceFile[] } = { text: '', files: [] };

function MessageForm({ no }: { no: string }) {
  const t = useTranslations('aftersalesMember.messages');
  const id = useId();
  const [input, setInput, drop] = useKeptState(`case:${no}:message`, nothingTyped);
  const [alert, setAlert] = useState<string>();
  const evidence = useEvidence(input.files, (files) => setInput({ ...input, files }));
  const sending = useMutation({
    mutationFn: writeInCase,
    onSuccess: drop,
    onError: (error) => setAlert(error.message || undefined),
    onSettled: untilReread,
  });
  const text = input.text.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAlert(text === '' ? t('required') : undefined);
    const files = stillKept(input.files, Date.now()).map(({ url }) => url);
    if (text !== '') sending.mutate({ no, text, files });
  };
  return (
    <form noValidate className="stack-16 content-start grid-cols-1" onSubmit={submit}>
      <FormAlert text={alert} />
      <PlainField id={id} label={t('text')}>
        <textarea
          {...fieldMarks({ id })}
          rows={3}
          maxLength={1000}
          value={input.text}
          onChange={({ target }) => setInput({ ...input, text: target.value })}
        />
      </PlainField>
      <EvidenceField label={t('files')} evidence={evidence} />
      <Button type="submit" className="justify-self-start" disabled={evidence.isSending} isBusy={sending.isPending}>
        {t('send')}
      </Button>
    </form>
  );
}
