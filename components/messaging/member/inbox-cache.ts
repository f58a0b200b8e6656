import type { MessagePage, UnreadCounts } from '#lib/api/messaging/member-inbox.ts';
import type { MessageCategory } from '#lib/contract/messaging/member-inbox.ts';

/** The list with one message read. */
export function withRead(page: MessagePage, id: number): MessagePage {
  return { ...page, list: page.list.map((message) => (message.id === id ? { ...message, is_read: true } : message)) };
}

/** The list with everything, or everything of a category, read. */
export function withAllRead(page: MessagePage, category: MessageCategory | undefined): MessagePage {
  const isMeant = (of: MessageCategory) => category === undefined || of === category;
  return {
    ...page,
    list: page.list.map((message) => (isMeant(message.category) ? { ...message, is_read: true } : message)),
  };
}

/** The list without one message. */
export function withoutMessage(page: MessagePage, id: number): MessagePage {
  const list = page.list.filter((message) => message.id !== id);
  return { list, total: page.total - (page.list.length - list.length) };
}

/** The counts after one message of a category was read. */
export function afterRead(counts: UnreadCounts, category: MessageCategory): UnreadCounts {
  const unread = counts.categories[category] ?? 0;
  if (unread === 0) return counts;
  return { total: counts.total - 1, categories: { ...counts.categories, [category]: unread - 1 } };
}

/** The counts after everything, or everything of a category, was read. */
export function afterAllRead(counts: UnreadCounts, category: MessageCategory | undefined): UnreadCounts {
  if (category === undefined) return { total: 0, categories: {} };
  return {
    total: counts.total - (counts.categories[category] ?? 0),
    categories: { ...counts.categories, [category]: 0 },
  };
}
