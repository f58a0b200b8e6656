/**
 * Referral: who brought whom, who may promote, and what they earn by orders. It posts nothing: moving money is left to the
 * workflows.
 */
export { applyToPromote } from './apply-to-promote.ts';
export { bindReferral } from './bind-referral.ts';
export { changeTie } from './change-tie.ts';
export { completeCommissions, sumBorneByStore } from './commissions/commission-repository.ts';
export { earnAnew, earnCommissions, earnFromOwnSale } from './commissions/earn-commissions.ts';
export { forfeitCommissions, listForfeited, sumUnsettled } from './commissions/forfeit-commissions.ts';
export { freezeCommissions } from './commissions/freeze-commissions.ts';
export {
  listCommissions,
  listSettlements,
  type ReferralSettlement,
  type ShownCommission,
} from './commissions/list-commissions.ts';
export { type DeskCommission, listDeskCommissions } from './commissions/list-desk-commissions.ts';
export { countPeople, type Earnings, readEarningDays, sumEarnings } from './commissions/read-earnings.ts';
export { listPromotersDue, type Settlement, settlePromoter } from './commissions/release-commissions.ts';
export { type LostCommission, takeBackCommissions, voidCommissions } from './commissions/take-back-commissions.ts';
export { copyTerms } from './copy-terms.ts';
export { decidePromoter } from './decide-promoter.ts';
export { describeReferral } from './describe-referral.ts';
export { describeShare } from './describe-share.ts';
export { describeStanding, type Standing } from './describe-standing.ts';
export { forgetPromoter } from './forget-promoter.ts';
export { countOnLevels, type Level, listLevels, saveLevel } from './levels.ts';
export { type Brought, listBrought, listCampaigns } from './list-people.ts';
export { countPromoterApplications, type ListedPromoter, listPromoterRows } from './list-promoters.ts';
export { listTies } from './list-ties.ts';
export { findPromoter } from './move-promoter.ts';
export { makePoster } from './poster/make-poster.ts';
export { isPromoterStopped, requirePromoterNotStopped } from './promoter-repository.ts';
export { promoterActions } from './promoter-states.ts';
export { referralRecordNames } from './record-names.ts';
export { raiseLevels, setLevel } from './set-level.ts';
export type { Tie } from './ties.ts';
