import type { DataOf } from '#lib/contract/endpoint.ts';
import type { accountClosing } from '#lib/contract/identity/member-closing.ts';
import type { dataExportList } from '#lib/contract/identity/member-export.ts';
import { postApi } from '../transport/browser.ts';
import { inForm, postAt } from '../transport/post-at.ts';

export type DataExport = DataOf<typeof dataExportList>['list'][number];
export type ClosingRecord = DataOf<typeof accountClosing>;

/** Forms show refusals themselves, and success as a message. */

/** Orders a copy of everything the account holds; at most one a day. */
export const requestDataExport = postAt('/api/account/export');

/** A link to a finished copy that works for some minutes. */
export const readDataExportLink = (id: number) => postApi('/api/account/exportLink', { id });

/** Begins the cool-off after which the account ends. */
export const requestClosing = postAt('/api/account/close', { ...inForm, answers: '/api/account/closing' });

/** Calls the closing off. */
export const keepAccount = () =>
  postApi('/api/account/keep', {}, { isSuccessShown: true, answers: '/api/account/closing' });
