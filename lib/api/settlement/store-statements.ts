import type { DataOf } from '#lib/contract/endpoint.ts';
import type { storeStatement } from '#lib/contract/settlement/store-statements.ts';
import { downloadFile } from '../transport/download.ts';
import { postAt } from '../transport/post-at.ts';

export type { StoreStatement } from '#lib/contract/settlement/store-statements.ts';
export type StoreStatementInfo = DataOf<typeof storeStatement>;

export const confirmStatement = postAt('/api/store/statementConfirm');

/** Says what is wrong with it. */
export const objectToStatement = postAt('/api/store/statementObject');

/** Saves it as a document; answers the name under which it was saved. */
export const downloadStoreStatement = (no: string) => downloadFile('/api/store/statementPdf', { no });
