'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import { latestMessagesQuery } from '#lib/api/identity/member-overview.ts';
import { type MessageRecord, readMessage } from '#lib/api/messaging/member-inbox.ts';
import { isNotOffered } from '#lib/api/transport/queries.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from './overview.module.css';

const shown = 5;

/** The newest messages, each leading to what it is about. */
export function LatestMessages() {
  const t = useTranslations('identityOverview.messages');
  const query = useQuery(latestMessagesQuery());
  if (isNotOffered(query.error)) return null;
  return (
    <Panel
      title={t('title')}
      isFlush
      actions={
        <PageLink href={userPath('message')} className={styles.all}>
          {t('all')}
        </PageLink>
      }
    >
      <QueryView query={query} skeleton={<ListSkeleton rows={shown} />}>
        {({ list }) =>
          list.length === 0 ? (
            <p className={styles.none}>{t('none')}</p>
          ) : (
            <ul className={styles.list}>
              {list.slice(0, shown).map((message) => (
                <MessageItem key={message.id} message={message} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Panel>
  );
}

function MessageItem({ message: { id, title, link, is_read, create_time } }: { message: MessageRecord }) {
  const t = useTranslations('identityOverview.messages');
  const read = useRead(id);
  return (
    <li>
      <PageLink
        href={link || userPath('message')}
        className={styles.item}
        data-unread={is_read ? undefined : ''}
        onClick={link && !is_read ? read : undefined}
      >
        <strong>
          {!is_read && <span className="visually-hidden">{t('unread')} </span>}
          {title}
        </strong>
        <span className={`hint font-normal block ${styles.note}`}>
          <Unbroken>{formatTime(create_time, '', 'mm-dd hh:MM')}</Unbroken>
        </span>
      </PageLink>
    </li>
  );
}

/** Who goes where a message leads has read it. */
function useRead(id: number): () => void {
  const { mutate } = useMutation({
    mutationFn: () => readMessage(id),
  });
  return mutate;
}
