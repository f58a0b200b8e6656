'use client';

import { useTranslations } from 'next-intl';
import { useRemoval } from '#components/ui/hooks/use-removal.ts';
import type { MessageRecord } from '#lib/api/messaging/member-inbox.ts';
import { MessageRow } from './message-row.tsx';
import styles from './messages.module.css';
import { RemovedRow } from './removed-row.tsx';
import { useClock } from './use-clock.ts';
import type { useInbox } from './use-inbox.ts';

interface MessageListProps {
  list: MessageRecord[];
  /** The server's clock, in milliseconds. */
  start: number;
  isCategoryShown: boolean;
  inbox: Pick<ReturnType<typeof useInbox>, 'read' | 'remove'>;
}

/** The messages; a deleted one leaves its place to the way back, for a while. */
export function MessageList({ list, start, isCategoryShown, inbox }: MessageListProps) {
  const t = useTranslations('messagingMember');
  const now = useClock(start);
  const { leaving, remove, undo } = useRemoval(inbox.remove.mutateAsync);
  return (
    <ul aria-label={t('list')} className={styles.list}>
      {list.map((message) =>
        leaving.has(message.id) ? (
          <RemovedRow key={message.id} title={message.title} onUndo={() => undo(message.id)} />
        ) : (
          <MessageRow
            key={message.id}
            message={message}
            now={now}
            isCategoryShown={isCategoryShown}
            onRead={inbox.read.mutate}
            onRemove={remove}
          />
        ),
      )}
    </ul>
  );
}
