'use client';

import { useTranslations } from 'next-intl';
import { ListPages } from '#components/lists/list-pages.tsx';
import { useList, useListQuery } from '#components/lists/use-list.ts';
import { Button } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { isNotOffered } from '#lib/api/transport/queries.ts';
import { CategoryList } from './category-list.tsx';
import { InboxTools } from './inbox-tools.tsx';
import { MessageList } from './message-list.tsx';
import { messageList } from './message-pages.ts';
import styles from './messages.module.css';
import { NoMessages } from './no-messages.tsx';
import { useInbox } from './use-inbox.ts';
import { useNewMessages } from './use-new-messages.ts';

/** Messages by category, newest first. `start` is the server's clock, in milliseconds. */
export function Inbox({ start }: { start: number }) {
  const list = useList(messageList);
  const { state, change } = list;
  const query = useListQuery(list, { isStill: true });
  const isOffered = !isNotOffered(query.error);
  const inbox = useInbox();
  const fresh = useNewMessages(state.category, query.data?.list ?? []);
  const showFresh = () => {
    fresh.forget();
    change({ page: undefined });
    void inbox.refreshLists();
  };
  const nothing = <NoMessages filter={state} onShowAll={() => change({ unread: undefined })} />;
  return (
    <Panel isFlush>
      <div className={styles.inbox}>
        {isOffered && <CategoryList selected={state.category} onSelect={(category) => change({ category })} />}
        <div className={styles.messages}>
          {isOffered && <InboxTools filter={state} onUnread={(unread) => change({ unread })} readAll={inbox.readAll} />}
          <FreshBar count={fresh.count} onShow={showFresh} />
          <ListPages list={list} query={query} empty={nothing} nothing={nothing}>
            {({ list: messages }) => (
              <MessageList list={messages} start={start} isCategoryShown={!state.category} inbox={inbox} />
            )}
          </ListPages>
        </div>
      </div>
    </Panel>
  );
}

/** Says that there is more, and shows it when asked. */
function FreshBar({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useTranslations('messagingMember');
  return (
    <div role="status" className={styles.fresh}>
      {count > 0 && (
        <Button look="quiet" size="small" onClick={onShow}>
          {t('new', { count })}
        </Button>
      )}
    </div>
  );
}
