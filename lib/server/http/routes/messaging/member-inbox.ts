import {
  messageDelete,
  messageList,
  messageRead,
  messageReadAll,
  messageUnread,
} from '#lib/contract/messaging/member-inbox.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { countUnread, listMessages, readAllMessages, readMessage, removeMessage } from '#lib/server/messaging/index.ts';
import { type App, serve } from '../../serve.ts';
import { inboxNode, toMessage, toUnread } from './member-inbox-records.ts';

const guard = { node: inboxNode } as const;

export function registerMessage(app: App): void {
  serve(app, messageList, {
    guard,
    run: async ({ server, member, locale, query }) => {
      const filter = { category: query.category, isUnread: query.unread };
      const found = await listMessages(server, { userId: member.userId, locale, page: toPage(query), filter });
      return { list: found.list.map(toMessage), total: found.total };
    },
  });
  serve(app, messageUnread, {
    guard: 'login',
    run: async ({ server, member }) => toUnread(await countUnread(server, member.userId)),
  });
  serve(app, messageRead, {
    guard,
    run: ({ server, member, body }) => readMessage(server, member.userId, body.id),
  });
  serve(app, messageReadAll, {
    guard,
    message: 'messagesRead',
    run: async ({ server, member, body }) => ({ read: await readAllMessages(server, member.userId, body.category) }),
  });
  serve(app, messageDelete, {
    guard,
    message: 'messageDeleted',
    run: ({ server, member, body }) => removeMessage(server, member.userId, body.id),
  });
}
