import type { DataOf } from '#lib/contract/endpoint.ts';
import type { operatorRealNames } from '#lib/contract/identity/real-names.ts';
import { postApi } from '../transport/browser.ts';
import { postAt } from '../transport/post-at.ts';

export type RealNameRow = DataOf<typeof operatorRealNames>['list'][number];

const quiet = { isCodeShown: false, isErrorShown: false } as const;

/** Name and number in full; who looked is written down. The dialog that asks says what is refused. */
export const revealRealName = (id: number) => postApi('/api/operator/realName/reveal', { id }, quiet);

export const approveRealName = postAt('/api/operator/realName/approve');

export const rejectRealName = postAt('/api/operator/realName/reject');
