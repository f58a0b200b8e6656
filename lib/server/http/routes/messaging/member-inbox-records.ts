import type { MessageCategory } from '#lib/contract/messaging/member-inbox.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import type { InboxMessage } from '#lib/server/messaging/index.ts';

/** The inbox needs its permission (specification §6); the number in the header only a login. */
export const inboxNode = 'message';

export function toMessage({ id, category, eventKey, title, body, link, readAt, createdAt }: InboxMessage) {
  return {
    id,
    category,
    event_key: eventKey,
    title,
    body,
    link,
    is_read: readAt !== null,
    create_time: toUnixSeconds(createdAt),
  };
}

export function toUnread(unread: Map<MessageCategory, number>) {
  const total = [...unread.values()].reduce((left, right) => left + right, 0);
  return { total, categories: Object.fromEntries(unread) };
}
