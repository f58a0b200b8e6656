import type { DataOf, QueryOf } from '#lib/contract/endpoint.ts';
import type { operatorLegalChanges } from '#lib/contract/store/legal.ts';
import { postApi } from '../transport/browser.ts';
import { postAt } from '../transport/post-at.ts';
import { apiQuery } from '../transport/queries.ts';

export type LegalChangeRow = DataOf<typeof operatorLegalChanges>['list'][number];

/** Changes of names and legal facts, those that wait for a decision first. */
export const legalChangesQuery = (filter: QueryOf<typeof operatorLegalChanges>) =>
  apiQuery('/api/operator/store/legalChanges', filter);

/** The licence that counts and the one that is asked for; who looked is written down. */
export const revealLegal = (id: number) => postApi('/api/operator/store/legalReveal', { id });

export const approveLegal = postAt('/api/operator/store/legalApprove');

export const rejectLegal = postAt('/api/operator/store/legalReject');
