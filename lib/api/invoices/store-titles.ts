import type { BodyOf } from '#lib/contract/endpoint.ts';
import type { storeTitleSave } from '#lib/contract/invoices/store-titles.ts';
import { postApi } from '../transport/browser.ts';
import { apiQuery } from '../transport/queries.ts';

/** Every title of the store, the default first. */
export const storeTitlesQuery = () => apiQuery('/api/store/invoiceTitles');

/** One title of the store. */
export const storeTitleQuery = (id: number) => apiQuery('/api/store/invoiceTitleInfo', { id });

const inForm = { isSuccessShown: true, isCodeShown: false } as const;

/** Saves a new title, or with an id a changed one. The form shows what is refused. */
export const saveStoreTitle = (body: BodyOf<typeof storeTitleSave>) =>
  postApi('/api/store/invoiceTitleSave', body, inForm);
export const removeStoreTitle = (body: { id: number }) => postApi('/api/store/invoiceTitleDelete', body, inForm);

/** Makes a title the default one. */
export const setDefaultStoreTitle = (id: number) =>
  postApi('/api/store/invoiceTitleDefault', { id }, { isSuccessShown: true });

/** Sends papers by which special invoices may be made out to a title. */
export const sendStoreTitlePapers = (body: { id: number; files: string[] }) =>
  postApi('/api/store/invoiceTitlePapers', body, { isSuccessShown: true, isCodeShown: false });
