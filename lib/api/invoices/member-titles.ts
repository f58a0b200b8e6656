import { postApi } from '../transport/browser.ts';
import { postAt } from '../transport/post-at.ts';
import { apiQuery } from '../transport/queries.ts';

export type { TitleRecord } from '#lib/contract/invoices/titles.ts';

/** Every title of the member, the default first. */
export const titlesQuery = () => apiQuery('/api/invoice/titles');

/** One title of the member. */
export const titleQuery = (id: number) => apiQuery('/api/invoice/titleInfo', { id });

/** Saves a new title, or with an id a changed one. The form shows what is refused. */
export const saveTitle = postAt('/api/invoice/titleSave');

export const removeTitle = postAt('/api/invoice/titleDelete');

/** Makes a title the default one. */
export const setDefaultTitle = (id: number) => postApi('/api/invoice/titleDefault', { id }, { isSuccessShown: true });

/** Sends documents by which special invoices may be made out to a title. */
export const sendTitleDocuments = postAt('/api/invoice/titlePapers');
