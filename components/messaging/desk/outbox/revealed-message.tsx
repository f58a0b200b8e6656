'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Modal } from '#components/ui/dialogs/modal.tsx';
import { FactList } from '#components/ui/facts/fact-list.tsx';
import { Failure } from '#components/ui/list/query-view.tsx';
import { type OutboxRow, revealMessage } from '#lib/api/messaging/desk-outbox.ts';

interface RevealedMessageProps {
  row: OutboxRow;
  onClose: () => void;
}

/** To whom it goes and what it says, for as long as the dialog is open: nothing of it is kept. */
export function RevealedMessage({ row: { id }, onClose }: RevealedMessageProps) {
  const t = useTranslations('messagingOutbox');
  const close = useTranslations('ui.dialog');
  const { data, error, isPending, mutate } = useMutation({ mutationFn: revealMessage, gcTime: 0 });
  useEffect(() => mutate({ id }), [mutate, id]);
  return (
    <Modal title={t('revealTitle')} closeLabel={close('close')} onClose={onClose}>
      {error && <Failure text={error.message} isRetrying={isPending} retry={() => mutate({ id })} />}
      {!error && !data && <p role="status">{t('revealing')}</p>}
      {data && (
        <FactList
          facts={[
            { key: 'recipient', label: t('recipient'), value: data.recipient },
            ...(data.text?.subject ? [{ key: 'subject', label: t('subject'), value: data.text.subject }] : []),
            {
              key: 'body',
              label: t('body'),
              value: data.text ? (
                <span className="wrap-anywhere whitespace-pre-line">{data.text.body}</span>
              ) : (
                t('secret')
              ),
            },
          ]}
        />
      )}
    </Modal>
  );
}
