import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type { operatorTies, promoterTie } from '#lib/contract/referral/desk-ties.ts';
import { postApi } from '../transport/browser.ts';
import { lookupAt } from '../transport/lookup.ts';

export type TieRow = DataOf<typeof operatorTies>['list'][number];

export const promoterUserLookup = lookupAt('/api/operator/promoter/users');

export const changeTie = (body: BodyOf<typeof promoterTie>) =>
  postApi('/api/operator/promoter/tie', body, { isSuccessShown: true, isCodeShown: false });
