/**
 * After-sales: what a customer asks for of an order, what its seller answers, and what the platform decides. Money that goes
 * back is joined to it by the workflows.
 */
export { proposeAmount, refuseCase } from './answer-case.ts';
export { approveCase } from './approve-case.ts';
export { moneyType, partsToRefund, withLateFreight, worthOf } from './case-refund.ts';
export {
  amendRequest,
  confirmReplacement,
  disputeCase,
  resubmitRequest,
  sendBack,
  withdrawRequest,
} from './change-case.ts';
export { type CaseOptions, describeOptions } from './describe-options.ts';
export { listCasesToRefund, listCasesToRefundOf, listDueCases, listToRemind, markReminded } from './due-cases.ts';
export { endCase } from './end-case.ts';
export { releasePieces, valuePieces } from './hold-pieces.ts';
export { type CaseOfOrder, findCasesOfOrders, offeredForCustomer, offeredOf } from './lists/cases-of-orders.ts';
export {
  countCasesOf,
  countDisputes,
  countFailedCases,
  countOpenCases,
  countPlatformCases,
  countSellerCases,
} from './lists/count-work.ts';
export { readCasesForFile } from './lists/export-cases.ts';
export { type CaseSort, countOfSeller, countOwn } from './lists/list-cases.ts';
export { type KeptCase, listCasesAfter } from './lists/list-for-export.ts';
export { listOwnCaseWork, listSellerCaseWork } from './lists/list-work.ts';
export { readStatistics } from './lists/read-statistics.ts';
export {
  type CaseStory,
  getOwnCase,
  getSellerCase,
  listOwnCases,
  listSellerCases,
  type SellerCaseView,
  type ShownCase,
} from './lists/show-cases.ts';
export { describeStoreFigures, saveSmallRefund } from './lists/store-figures.ts';
export { type LockedCase, lockCase, lockForSeller } from './lock-case.ts';
export { type ShownMessage, writeAsCustomer, writeAsSeller } from './messages.ts';
export { amendCase, moveCase } from './move-case.ts';
export { notifyCustomerOf, notifyDecidersOf, notifySellerOf } from './notify-parties.ts';
export { openCase } from './open-case.ts';
export { type CaseOffer, isGrantedAtOnce, sentLeft } from './policies/case-policy.ts';
export { listPolicies, type Policy, policyTexts, savePolicy } from './policies/policies.ts';
export { listReasons, type Reason, saveReason } from './policies/reasons.ts';
export { previewCase } from './preview-case.ts';
export { readBasis } from './read-basis.ts';
export { aftersaleRecordNames } from './record-names.ts';
export { type CameBack, recordReceived } from './record-received.ts';
export { reminderOf } from './reminders.ts';
export { type Aftersale, type AftersaleLine, findCase, listCaseLines } from './repository.ts';
export { requireAmount } from './require-amount.ts';
export type { CaseRequest } from './require-request.ts';
export { findAddressOfCase, findReturnAddress, findSellerAddresses, listKnownAddresses } from './return-address.ts';
export { customerActionsOf, mostRounds, platformActionsOf, sellerActionsOf } from './rules.ts';
export { sendReplacement } from './send-replacement.ts';
export type { ReturnAddress } from './snapshots.ts';
export { canMove, caseMoves, caseStates, endingOf, paysBack, received, requireMove, turnOf } from './states.ts';
