import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type { accountClose, accountClosing } from '#lib/contract/identity/member-closing.ts';
import type { dataExportList, dataExportRequest } from '#lib/contract/identity/member-export.ts';
import { postApi } from '../transport/browser.ts';

export type DataExport = DataOf<typeof dataExportList>['list'][number];
export type ClosingRecord = DataOf<typeof accountClosing>;

/** Forms show refusals themselves, and success as a message. */
const notified = { isSuccessShown: true, isCodeShown: false } as const;

/** Orders a copy of everything the account holds; at most one a day. */
export const requestDataExport = (body: BodyOf<typeof dataExportRequest>) =>
  postApi('/api/account/export', body, notified);

/** A link to a finished copy that works for some minutes. */
export const readDataExportLink = (id: number) => postApi('/api/account/exportLink', { id });

/** Begins the cool-off after which the account ends. */
export const requestClosing = (body: BodyOf<typeof accountClose>) =>
  postApi('/api/account/close', body, { ...notified, answers: '/api/account/closing' });

/** Calls the closing off. */
export const keepAccount = () =>
  postApi('/api/account/keep', {}, { isSuccessShown: true, answers: '/api/account/closing' });
