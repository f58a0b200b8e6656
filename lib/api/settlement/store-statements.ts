import type { BodyOf } from '#lib/contract/endpoint.ts';
import type { storeStatementConfirm } from '#lib/contract/settlement/store-statements.ts';
import { postApi } from '../transport/browser.ts';

export type { StoreStatement } from '#lib/contract/settlement/store-statements.ts';

export const confirmStatement = (body: BodyOf<typeof storeStatementConfirm>) =>
  postApi('/api/store/statementConfirm', body, { isSuccessShown: true, isCodeShown: false });
