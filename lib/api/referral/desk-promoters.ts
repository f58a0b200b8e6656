import type { DataOf } from '#lib/contract/endpoint.ts';
import type { operatorPromoters } from '#lib/contract/referral/desk-promoters.ts';
import { postAt } from '../transport/post-at.ts';

export type PromoterRow = DataOf<typeof operatorPromoters>['list'][number];

export const decidePromoter = postAt('/api/operator/promoter/decide');

export const freezePromoter = postAt('/api/operator/promoter/freeze');

export const thawPromoter = postAt('/api/operator/promoter/thaw');
