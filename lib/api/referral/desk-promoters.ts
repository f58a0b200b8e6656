import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type {
  operatorPromoters,
  promoterDecide,
  promoterFreeze,
  promoterThaw,
} from '#lib/contract/referral/desk-promoters.ts';
import { postApi } from '../transport/browser.ts';

export type PromoterRow = DataOf<typeof operatorPromoters>['list'][number];

const inForm = { isSuccessShown: true, isCodeShown: false } as const;

export const decidePromoter = (body: BodyOf<typeof promoterDecide>) =>
  postApi('/api/operator/promoter/decide', body, inForm);

export const freezePromoter = (body: BodyOf<typeof promoterFreeze>) =>
  postApi('/api/operator/promoter/freeze', body, inForm);

export const thawPromoter = (body: BodyOf<typeof promoterThaw>) => postApi('/api/operator/promoter/thaw', body, inForm);
