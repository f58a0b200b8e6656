'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { ListPager } from '#components/ui/list/list-pager.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { useAddressState } from '#components/ui/use-address-state.ts';
import { messagesQuery } from '#lib/api/messaging/member-inbox.ts';
import { isNotOffered } from '#lib/api/transport/queries.ts';
import { CategoryList } from './category-list.tsx';
import { InboxTools } from './inbox-tools.tsx';
import { readMessageFilter } from './message-filter.ts';
import { MessageList } from './message-list.tsx';
import styles from './messages.module.css';
import { NoMessages } from './no-messages.tsx';
import { useInbox } from './use-inbox.ts';
import { useNewMessages } from './use-new-messages.ts';

/** The list moves when the person asks, not when the window comes to the front. */
const options = { placeholderData: keepPreviousData, refetchOnWindowFocus: false };

/** Messages by category, newest first. `start` is the server's clock, in milliseconds. */
export function Inbox({ start }: { start: number }) {
  const [filter, setFilter] = useAddressState(readMessageFilter);
  const query = useQuery({ ...messagesQuery(filter), ...options });
  const isOffered = !isNotOffered(query.error);
  const inbox = useInbox();
  const fresh = useNewMessages(filter.category, query.data?.list ?? []);
  const showFresh = () => {
    fresh.forget();
    setFilter({ page: undefined });
    void inbox.refreshLists();
  };
  return (
    <Panel isFlush>
      <div className={styles.inbox}>
        {isOffered && <CategoryList selected={filter.category} onSelect={(category) => setFilter({ category })} />}
        <div className={styles.messages}>
          {isOffered && (
            <InboxTools filter={filter} onUnread={(unread) => setFilter({ unread })} readAll={inbox.readAll} />
          )}
          <FreshBar count={fresh.count} onShow={showFresh} />
          <QueryView query={query} skeleton={<ListSkeleton />}>
            {({ list, total }) =>
              total === 0 ? (
                <NoMessages filter={filter} onShowAll={() => setFilter({ unread: undefined })} />
              ) : (
                <>
                  <MessageList list={list} start={start} isCategoryShown={!filter.category} inbox={inbox} />
                  <ListPager
                    page={filter.page}
                    limit={filter.limit}
                    total={total}
                    onPage={(page) => setFilter({ page })}
                    onLimit={(limit) => setFilter({ limit })}
                  />
                </>
              )
            }
          </QueryView>
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
