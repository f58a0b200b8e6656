'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type MessagePage,
  type MessageRecord,
  messageListKey,
  readAllMessages,
  readMessage,
  removeMessage,
  unreadQuery,
} from '#lib/api/messaging/member-inbox.ts';
import type { MessageCategory } from '#lib/contract/messaging/member-inbox.ts';
import { afterAllRead, afterRead, withAllRead, withoutMessage, withRead } from './inbox-cache.ts';

/**
 * What a person does with messages. Each is shown at once; when the server refuses, what it holds is read again. A read
 * message stays in a list of unread ones until that list is asked for anew: nothing vanishes under the eyes.
 */
export function useInbox() {
  const queries = useQueryClient();
  const { queryKey: unreadKey } = unreadQuery();
  const change = (rule: (page: MessagePage) => MessagePage) =>
    queries.setQueriesData<MessagePage>({ queryKey: messageListKey }, (page) => page && rule(page));
  const refreshLists = () => queries.invalidateQueries({ queryKey: messageListKey });
  /** What was shown ahead of the answer was not so. */
  const refresh = () => Promise.all([refreshLists(), queries.invalidateQueries({ queryKey: unreadKey })]);

  const read = useMutation({
    mutationFn: ({ id }: MessageRecord) => readMessage(id, { isRereadLater: true }),
    onMutate: ({ id, category }) => {
      change((page) => withRead(page, id));
      queries.setQueryData(unreadKey, (counts) => counts && afterRead(counts, category));
    },
    onError: refresh,
  });
  const readAll = useMutation({
    mutationFn: (category: MessageCategory | undefined) => readAllMessages(category),
    onMutate: (category) => {
      change((page) => withAllRead(page, category));
      queries.setQueryData(unreadKey, (counts) => counts && afterAllRead(counts, category));
    },
    onError: refresh,
  });
  const remove = useMutation({
    mutationFn: removeMessage,
    onSuccess: (_, id) => change((page) => withoutMessage(page, id)),
  });
  return { read, readAll, remove, refreshLists };
}
