import { defineList } from '#components/lists/define-list.ts';
import { messageList as entry } from '#lib/contract/messaging/member-inbox.ts';

/** Messages, newest first, of all categories or of one. */
export const messageList = defineList(entry, { tabs: ['category'] });

export type MessageState = ReturnType<typeof messageList.read>;
