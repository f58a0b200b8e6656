import type { DataOf } from '#lib/contract/endpoint.ts';
import type { operatorTies } from '#lib/contract/referral/desk-ties.ts';
import { lookupAt } from '../transport/lookup.ts';
import { postAt } from '../transport/post-at.ts';

export type TieRow = DataOf<typeof operatorTies>['list'][number];

export const promoterUserLookup = lookupAt('/api/operator/promoter/users');

export const changeTie = postAt('/api/operator/promoter/tie');
