import {
  removeTitle,
  saveTitle,
  sendTitleDocuments,
  setDefaultTitle,
  type TitleRecord,
  titleQuery,
  titlesQuery,
} from '#lib/api/invoices/member-titles.ts';
import { userPath } from '#lib/routes/user-path.ts';
import type { TitleValues } from './title-values.ts';

/** Whose titles are looked at: the calls and addresses of a customer, or of a store. */
export interface TitleSide {
  owner: 'member' | 'store';
  listHref: string;
  /** Without an id of a new one. */
  formHref: (id?: number) => string;
  titles: typeof titlesQuery;
  title: typeof titleQuery;
  save: (body: TitleValues & { id?: number }) => Promise<TitleRecord>;
  remove: (body: { id: number }) => Promise<unknown>;
  setDefault: (id: number) => Promise<unknown>;
  sendDocuments: (body: { id: number; files: string[] }) => Promise<unknown>;
}

export const memberTitles: TitleSide = {
  owner: 'member',
  listHref: userPath('account/invoice/invoiceTitles'),
  formHref: (id) => userPath('account/invoice/invoiceTitlesEdit', { id }),
  titles: titlesQuery,
  title: titleQuery,
  save: saveTitle,
  remove: removeTitle,
  setDefault: setDefaultTitle,
  sendDocuments: sendTitleDocuments,
};
