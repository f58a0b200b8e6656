'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import { type OutboxRow, retryMessage } from '#lib/api/messaging/desk-outbox.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { findWords } from '#lib/i18n/find-words.ts';
import styles from './outbox.module.css';

const minutes = 'yyyy-mm-dd hh:MM';

export function useOutboxColumns(onOpen: (row: OutboxRow) => void): WorkColumn<OutboxRow>[] {
  const t = useTranslations('messagingOutbox');
  const nameOf = useMessageName();
  return [
    {
      key: 'message',
      label: t('columns.message'),
      isMain: true,
      isHeader: true,
      cell: (row) => (
        <span className={styles.name}>
          {nameOf(row)}
          <span className="hint">{t(`channels.${row.channel}`)}</span>
        </span>
      ),
    },
    { key: 'recipient', label: t('columns.recipient'), isTight: true, cell: ({ recipient }) => recipient },
    { key: 'state', label: t('columns.state'), isTight: true, cell: (row) => <State row={row} /> },
    { key: 'error', label: t('columns.error'), cell: (row) => <Fault row={row} /> },
    {
      key: 'time',
      label: t('columns.time'),
      sort: 'id',
      sortFirst: 'descending',
      isTight: true,
      cell: ({ time, sent_time: sent, next_time: next }) => (
        <span className={styles.words}>
          <Unbroken>{formatTime(time, '', minutes)}</Unbroken>
          {sent !== null && (
            <span className="hint">
              <Unbroken>{t('sentAt', { time: formatTime(sent, '', minutes) })}</Unbroken>
            </span>
          )}
          {next !== null && (
            <span className="hint">
              <Unbroken>{t('next', { time: formatTime(next, '', minutes) })}</Unbroken>
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'actions',
      label: t('columns.actions'),
      align: 'end',
      isTight: true,
      cell: (row) => <Actions row={row} onOpen={onOpen} />,
    },
  ];
}

/** What a message is: a notice by its title, any other by what it is for; one that no version knows stays as it is. */
export function useMessageName(): (row: Pick<OutboxRow, 'template' | 'title'>) => string {
  const t = useTranslations('messagingOutbox.templates');
  return ({ template, title }) => title || (findWords(t, template) ?? template);
}

const tones = {
  pending: 'warning',
  sending: 'primary',
  sent: 'success',
  announced: 'neutral',
  failed: 'error',
  expired: 'neutral',
} as const;

function State({ row: { status, attempts } }: { row: OutboxRow }) {
  const t = useTranslations('messagingOutbox');
  return (
    <span className={styles.words}>
      <Chip tone={tones[status]}>{t(`status.${status}`)}</Chip>
      {attempts > 0 && <span className="hint">{t('attempts', { count: attempts })}</span>}
    </span>
  );
}

/** What to do about it in words of ours, and below it what the provider said. */
function Fault({ row: { fault, error, blocked } }: { row: OutboxRow }) {
  const t = useTranslations('messagingOutbox');
  return (
    <span className={styles.words}>
      {fault && <span>{t(`faults.${fault}`)}</span>}
      {error && (
        <span className="hint whitespace-normal" lang="en">
          {error}
        </span>
      )}
      {blocked && <span className="hint">{t(`blocked.${blocked}`)}</span>}
    </span>
  );
}

function Actions({ row, onOpen }: { row: OutboxRow; onOpen: (row: OutboxRow) => void }) {
  const t = useTranslations('messagingOutbox');
  const nameOf = useMessageName();
  const isHeld = useHeldNode();
  const retry = useMutation({ mutationFn: (id: number) => retryMessage({ id }), onSettled: untilReread });
  const whose = <span className="visually-hidden">{`${nameOf(row)} ${row.recipient}`}</span>;
  return (
    <span className={styles.actions}>
      {isHeld('operator/outbox/reveal') && (
        <Button look="secondary" size="small" onClick={() => onOpen(row)}>
          {t('reveal')} {whose}
        </Button>
      )}
      {isHeld('operator/outbox/retry') && row.actions.includes('retry') && (
        <Button
          look="secondary"
          size="small"
          aria-disabled={retry.isPending || undefined}
          onClick={() => !retry.isPending && retry.mutate(row.id)}
        >
          {t('retry')} {whose}
        </Button>
      )}
    </span>
  );
}
