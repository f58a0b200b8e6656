import { defineList } from '#components/lists/define-list.ts';
import { operatorOutbox } from '#lib/contract/messaging/desk-outbox.ts';

/** Mails and text messages, at first those that failed. */
export const outboxList = defineList(operatorOutbox, { name: 'desk-outbox' });
