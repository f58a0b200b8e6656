import {
  removeStoreTitle,
  saveStoreTitle,
  sendStoreTitleDocuments,
  setDefaultStoreTitle,
  storeTitleQuery,
  storeTitlesQuery,
} from '#lib/api/invoices/store-titles.ts';
import { userPath } from '#lib/routes/user-path.ts';
import type { TitleSide } from '../../member/title-side.ts';

/** What the address says of a new title, in place of an id. */
export const newTitle = 'new';

const path = 'store/invoice/platform/invoiceTitles';

/** Titles of a store. Their list and the form are one page. */
export const storeTitles: TitleSide = {
  owner: 'store',
  listHref: userPath(path),
  formHref: (id) => userPath(path, { id: id ?? newTitle }),
  titles: storeTitlesQuery,
  title: storeTitleQuery,
  save: saveStoreTitle,
  remove: removeStoreTitle,
  setDefault: setDefaultStoreTitle,
  sendDocuments: sendStoreTitleDocuments,
};
