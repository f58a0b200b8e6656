import { defineList } from '#components/lists/define-list.ts';
import { operatorBookEntries } from '#lib/contract/wallet/desk-books.ts';

/** The journals behind a figure of the books. */
export const bookList = defineList(operatorBookEntries, { name: 'desk-books' });
