'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { useKeptState } from '#components/ui/hooks/use-kept-state.ts';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { sendQuotationMessage } from '#lib/api/quotation/member-quotations.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import type { QuotationDetail } from '#lib/contract/quotation/member-records.ts';
import fields from '../../builder/builder.module.css';
import { FileList } from '../../file-list.tsx';
import { useAttachedFiles } from '../../use-attached-files.ts';
import { MessageItem } from './message-item.tsx';
import styles from './quotes.module.css';

/** What was written about a quotation or one of its lines, and the field to write on; nothing where neither is. */
export function MessagePanel({ quotation }: { quotation: QuotationDetail }) {
  const t = useTranslations('quotation.messages');
  const query = useQuery(apiQuery('/api/quote/messages', { no: quotation.no }));
  const { items } = quotation.current;
  const canWrite = quotation.actions.includes('message');
  if (!canWrite && quotation.message_count === 0) return null;
  return (
    <Panel title={t('title')}>
      <QueryView query={query} skeleton={<ListSkeleton rows={3} />}>
        {({ list }) => (
          <div className="stack-16 grid-cols-1">
            {list.length === 0 && <p className={styles.note}>{t('empty')}</p>}
            <ol className="stack-16" aria-live="polite">
              {list.map((message) => (
                <MessageItem
                  key={message.id}
                  message={message}
                  line={items.find(({ line_key: key }) => key === message.line_key)?.name}
                />
              ))}
            </ol>
            {canWrite && <MessageForm quotation={quotation} />}
          </div>
        )}
      </QueryView>
    </Panel>
  );
}

function MessageForm({ quotation: { no, current } }: { quotation: QuotationDetail }) {
  const t = useTranslations('quotation.messages');
  const [text, setText, dropText] = useKeptState(`message:${no}`, '');
  const [line, setLine] = useState('');
  const attached = useAttachedFiles();
  const [alert, setAlert] = useState<string>();
  const sending = useMutation({
    mutationFn: sendQuotationMessage,
    onSuccess: () => {
      dropText();
      attached.clear();
    },
    onError: (error) => setAlert(error.message || undefined),
    onSettled: untilReread,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = text.trim() === '';
    setAlert(isEmpty ? t('required') : undefined);
    const about = line ? { line_key: line } : {};
    if (!isEmpty) sending.mutate({ no, ...about, text: text.trim(), files: attached.urls });
  };
  return (
    <form noValidate className="stack-16 grid-cols-1" onSubmit={submit}>
      <FormAlert text={alert} />
      {current.items.length > 1 && (
        <select
          aria-label={t('about')}
          className={fields.text}
          value={line}
          onChange={(event) => setLine(event.target.value)}
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
        aria-label={t('text')}
        placeholder={t('text')}
        className={fields.text}
        rows={3}
        maxLength={1000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <FileList id="message-files" label={t('files')} max={10} {...attached.shown} />
      <div className="wrap-8">
        <Button type="submit" look="secondary" disabled={sending.isPending}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
