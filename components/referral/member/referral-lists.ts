import { defineList } from '#components/lists/define-list.ts';
import {
  recommendCommissions,
  recommendInvites,
  recommendSettlements,
  recommendTeam,
} from '#lib/contract/referral/member-recommend.ts';

/** The lists of the referral area, one a page. */
export const commissionList = defineList(recommendCommissions);
export const teamList = defineList(recommendTeam, { tabs: ['level'] });
export const inviteList = defineList(recommendInvites);
export const settlementList = defineList(recommendSettlements);
