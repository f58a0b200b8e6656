import type { BodyOf, DataOf, QueryOf } from '#lib/contract/endpoint.ts';
import type {
  MessageCategory,
  messageList,
  messagePreferences,
  messageUnread,
  saveMessagePreferences,
} from '#lib/contract/messaging/member-inbox.ts';
import { type CallOptions, postApi } from '../transport/browser.ts';
import { apiQuery } from '../transport/queries.ts';

export type MessagePage = DataOf<typeof messageList>;
export type MessageRecord = MessagePage['list'][number];
export type UnreadCounts = DataOf<typeof messageUnread>;
export type MessagePreferences = DataOf<typeof messagePreferences>;

/** The key that every list of messages begins with. */
export const messageListKey = ['/api/message/list'] as const;

/** Messages of the member, newest first. */
export const messagesQuery = (filter: Partial<QueryOf<typeof messageList>>) => apiQuery(messageListKey[0], filter);

/** How many messages are unread, in all and by category. */
export const unreadQuery = () => apiQuery('/api/message/unread');

export const readMessage = (id: number, options?: CallOptions) => postApi('/api/message/read', { id }, options);

/** Marks everything, or everything of a category, as read. */
export const readAllMessages = (category: MessageCategory | undefined) => postApi('/api/message/readAll', { category });

export const removeMessage = (id: number) => postApi('/api/message/delete', { id });

/** Changes what is listed; answers all of it as it is now. */
export const savePreferences = (body: BodyOf<typeof saveMessagePreferences>) =>
  postApi('/api/message/preferences', body, { answers: '/api/message/preferences' });
