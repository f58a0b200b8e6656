import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type {
  recommendApply,
  recommendCommissions,
  recommendInvites,
  recommendMain,
  recommendSettlements,
  recommendTeam,
} from '#lib/contract/referral/member-recommend.ts';
import { postApi } from '../transport/browser.ts';
import { apiQuery } from '../transport/queries.ts';

export type ReferralOverview = DataOf<typeof recommendMain>;
export type TeamMember = DataOf<typeof recommendTeam>['list'][number];
export type Invite = DataOf<typeof recommendInvites>['list'][number];
export type Commission = DataOf<typeof recommendCommissions>['list'][number];
export type CommissionSettlement = DataOf<typeof recommendSettlements>['list'][number];

export const applyToPromote = (body: BodyOf<typeof recommendApply>) =>
  postApi('/api/recommend/apply', body, { isSuccessShown: true, isCodeShown: false });

export const referralQuery = () => apiQuery('/api/recommend/main');
