import type { BodyOf, DataOf, QueryOf } from '#lib/contract/endpoint.ts';
import type { operatorPayeeApprove, operatorPayeeChanges, operatorPayeeReject } from '#lib/contract/store/payees.ts';
import { postApi } from '../transport/browser.ts';
import { apiQuery } from '../transport/queries.ts';

export type PayeeChangeRow = DataOf<typeof operatorPayeeChanges>['list'][number];

/** Changes of the accounts that stores are paid to, those that wait for a decision first. */
export const payeeChangesQuery = (filter: QueryOf<typeof operatorPayeeChanges>) =>
  apiQuery('/api/operator/store/payeeChanges', filter);

/** The whole number that is asked for; who looked is written down. */
export const revealPayee = (id: number) => postApi('/api/operator/store/payeeReveal', { id });

const inForm = { isSuccessShown: true, isCodeShown: false } as const;

export const approvePayee = (body: BodyOf<typeof operatorPayeeApprove>) =>
  postApi('/api/operator/store/payeeApprove', body, inForm);

export const rejectPayee = (body: BodyOf<typeof operatorPayeeReject>) =>
  postApi('/api/operator/store/payeeReject', body, inForm);
