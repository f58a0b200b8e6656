import { postApi } from '../transport/browser.ts';
import { postAt } from '../transport/post-at.ts';
import { apiQuery } from '../transport/queries.ts';

/** Every title of the store, the default first. */
export const storeTitlesQuery = () => apiQuery('/api/store/invoiceTitles');

/** One title of the store. */
export const storeTitleQuery = (id: number) => apiQuery('/api/store/invoiceTitleInfo', { id });

/** Saves a new title, or with an id a changed one. The form shows what is refused. */
export const saveStoreTitle = postAt('/api/store/invoiceTitleSave');
export const removeStoreTitle = postAt('/api/store/invoiceTitleDelete');

/** Makes a title the default one. */
export const setDefaultStoreTitle = (id: number) =>
  postApi('/api/store/invoiceTitleDefault', { id }, { isSuccessShown: true });

/** Sends documents by which special invoices may be made out to a title. */
export const sendStoreTitleDocuments = postAt('/api/store/invoiceTitlePapers');
