import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type {
  operatorRealNameApprove,
  operatorRealNameReject,
  operatorRealNames,
} from '#lib/contract/identity/real-names.ts';
import { postApi } from '../transport/browser.ts';

export type RealNameRow = DataOf<typeof operatorRealNames>['list'][number];

const quiet = { isCodeShown: false, isErrorShown: false } as const;

/** Name and number in full; who looked is written down. The dialog that asks says what is refused. */
export const revealRealName = (id: number) => postApi('/api/operator/realName/reveal', { id }, quiet);

const inForm = { isSuccessShown: true, isCodeShown: false } as const;

export const approveRealName = (body: BodyOf<typeof operatorRealNameApprove>) =>
  postApi('/api/operator/realName/approve', body, inForm);

export const rejectRealName = (body: BodyOf<typeof operatorRealNameReject>) =>
  postApi('/api/operator/realName/reject', body, inForm);
