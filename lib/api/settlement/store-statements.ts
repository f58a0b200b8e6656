import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type {
  storeStatement,
  storeStatementConfirm,
  storeStatementObject,
} from '#lib/contract/settlement/store-statements.ts';
import { postApi } from '../transport/browser.ts';
import { downloadFile } from '../transport/download.ts';

export type { StoreStatement } from '#lib/contract/settlement/store-statements.ts';
export type StoreStatementInfo = DataOf<typeof storeStatement>;

const inForm = { isSuccessShown: true, isCodeShown: false } as const;

export const confirmStatement = (body: BodyOf<typeof storeStatementConfirm>) =>
  postApi('/api/store/statementConfirm', body, inForm);

/** Says what is wrong with it. */
export const objectToStatement = (body: BodyOf<typeof storeStatementObject>) =>
  postApi('/api/store/statementObject', body, inForm);

/** Saves it as a document; answers the name under which it was saved. */
export const downloadStoreStatement = (no: string) => downloadFile('/api/store/statementPdf', { no });
