import type { BodyOf, DataOf, QueryOf } from '#lib/contract/endpoint.ts';
import type { operatorLegalApprove, operatorLegalChanges, operatorLegalReject } from '#lib/contract/store/legal.ts';
import { postApi } from '../transport/browser.ts';
import { apiQuery } from '../transport/queries.ts';

export type LegalChangeRow = DataOf<typeof operatorLegalChanges>['list'][number];

/** Changes of names and legal facts, those that wait for a decision first. */
export const legalChangesQuery = (filter: QueryOf<typeof operatorLegalChanges>) =>
  apiQuery('/api/operator/store/legalChanges', filter);

/** The licence that counts and the one that is asked for; who looked is written down. */
export const revealLegal = (id: number) => postApi('/api/operator/store/legalReveal', { id });

const inForm = { isSuccessShown: true, isCodeShown: false } as const;

export const approveLegal = (body: BodyOf<typeof operatorLegalApprove>) =>
  postApi('/api/operator/store/legalApprove', body, inForm);

export const rejectLegal = (body: BodyOf<typeof operatorLegalReject>) =>
  postApi('/api/operator/store/legalReject', body, inForm);
