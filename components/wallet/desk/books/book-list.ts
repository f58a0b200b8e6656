import { defineList } from '#components/lists/define-list.ts';
import { operatorBookEntries, operatorBookOwners } from '#lib/contract/wallet/desk-books.ts';

/** The journals behind a figure of the books. */
export const bookList = defineList(operatorBookEntries, { name: 'desk-books' });

/** Whose money it is. */
export const bookOwnerList = defineList(operatorBookOwners, { within: ['view', 'account'] });

/** Whether an address asks for the owners of an account, not for journals. */
export const isOfOwners = (parameters: URLSearchParams): boolean => parameters.get('view') === 'owners';

/** Where the page lists what its figures are made of: a figure leads there. */
export const rowsId = 'rows';
