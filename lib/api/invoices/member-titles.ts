import type { BodyOf } from '#lib/contract/endpoint.ts';
import type { invoiceTitleSave } from '#lib/contract/invoices/member-titles.ts';
import { postApi } from '../transport/browser.ts';
import { apiQuery } from '../transport/queries.ts';

export type { TitleRecord } from '#lib/contract/invoices/titles.ts';

/** Every title of the member, the default first. */
export const titlesQuery = () => apiQuery('/api/invoice/titles');

/** One title of the member. */
export const titleQuery = (id: number) => apiQuery('/api/invoice/titleInfo', { id });

/** Saves a new title, or with an id a changed one. The form shows what is refused. */
export const saveTitle = (body: BodyOf<typeof invoiceTitleSave>) =>
  postApi('/api/invoice/titleSave', body, { isSuccessShown: true, isCodeShown: false });

export const removeTitle = (body: { id: number }) =>
  postApi('/api/invoice/titleDelete', body, { isSuccessShown: true, isCodeShown: false });

/** Makes a title the default one. */
export const setDefaultTitle = (id: number) => postApi('/api/invoice/titleDefault', { id }, { isSuccessShown: true });

/** Sends papers by which special invoices may be made out to a title. */
export const sendTitlePapers = (body: { id: number; files: string[] }) =>
  postApi('/api/invoice/titlePapers', body, { isSuccessShown: true, isCodeShown: false });
