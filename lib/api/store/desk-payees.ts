import type { DataOf, QueryOf } from '#lib/contract/endpoint.ts';
import type { operatorPayeeChanges } from '#lib/contract/store/payees.ts';
import { postApi } from '../transport/browser.ts';
import { postAt } from '../transport/post-at.ts';
import { apiQuery } from '../transport/queries.ts';

export type PayeeChangeRow = DataOf<typeof operatorPayeeChanges>['list'][number];

/** Changes of the accounts that stores are paid to, those that wait for a decision first. */
export const payeeChangesQuery = (filter: QueryOf<typeof operatorPayeeChanges>) =>
  apiQuery('/api/operator/store/payeeChanges', filter);

/** The whole number that is asked for; who looked is written down. */
export const revealPayee = (id: number) => postApi('/api/operator/store/payeeReveal', { id });

export const approvePayee = postAt('/api/operator/store/payeeApprove');

export const rejectPayee = postAt('/api/operator/store/payeeReject');
