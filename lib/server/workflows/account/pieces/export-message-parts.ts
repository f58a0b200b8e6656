import { messageCategories } from '#lib/contract/messaging/member-inbox.ts';
import { channelsOf, getPreference, listMessages } from '#lib/server/messaging/index.ts';
import { pages, part, time } from './export-part.ts';

export const inbox = part(
  'messages',
  ['at', 'category', 'title', 'text', 'read_at'],
  async function* (ctx, { user, locale }) {
    const filter = { userId: user.id, locale, filter: { isUnread: false } };
    for await (const rows of pages((page) => listMessages(ctx, { ...filter, page }))) {
      yield rows.map(({ createdAt, category, title, body, readAt }) => ({
        at: time(createdAt),
        category,
        title,
        text: body,
        read_at: time(readAt),
      }));
    }
  },
);

export const preferences = part(
  'message_preferences',
  ['category', 'email', 'mobile'],
  async function* (ctx, { user }) {
    const preference = await getPreference(ctx.db, user.id);
    yield messageCategories.map((category) => ({ category, ...channelsOf(preference, category) }));
  },
);
