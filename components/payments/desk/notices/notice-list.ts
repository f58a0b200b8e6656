import { defineList } from '#components/lists/define-list.ts';
import { operatorNotices } from '#lib/contract/payments/notices.ts';

/** What providers said and nothing came of. */
export const noticeList = defineList(operatorNotices, { name: 'desk-notices' });
