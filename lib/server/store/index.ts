/**
 * Store: applications to become a store, stores and who works for them. It does not know products, orders or money, nor
 * which rules a store's users have.
 */

export {
  type Application,
  countSubmittedApplications,
  type ReviewedApplication,
} from './application-repository.ts';
export { describeApplication, type OwnApplication } from './applications/describe-application.ts';
export { forgetApplicant } from './applications/forget-applicant.ts';
export {
  type ApplicationForReview,
  type Decision,
  describeForReview,
  listApplications,
  type PrivateFacts,
  rejectApplication,
  revealApplication,
} from './applications/review-application.ts';
export { saveApplication } from './applications/save-application.ts';
export { submitApplication, withdrawApplication } from './applications/submit-application.ts';
export { endStore, listClosingStores, moveStore } from './close-store.ts';
export { describeProfile, holidayOf, type StoreProfile } from './describe-profile.ts';
export {
  type DeskStoreFacts,
  exportDeskStores,
  getDeskStore,
  listDeskStores,
} from './desk-stores.ts';
export { findSellerFacts, type SellerFacts } from './find-seller-facts.ts';
export { cancelLegalChange, requestLegalChange } from './legal/change-legal.ts';
export {
  describeLegal,
  type OwnLegalChange,
  type ShownLegalChange,
  type StoreLegal,
} from './legal/describe-legal.ts';
export { findLicenceEnd } from './legal/find-licence-end.ts';
export { toFacts } from './legal/legal-facts.ts';
export { countPendingLegalChanges } from './legal/legal-repository.ts';
export { listLicences } from './legal/list-licences.ts';
export {
  approveLegalChange,
  type LegalChangeForReview,
  listLegalChanges,
  rejectLegalChange,
  revealLegalFiles,
} from './legal/review-legal.ts';
export { listSetupSteps } from './list-setup-steps.ts';
export { listStoreOptions } from './list-store-options.ts';
export { notifyStoreHolders } from './notify-store-holders.ts';
export { openStore } from './open-store.ts';
export { cancelPayeeChange, requestPayeeChange } from './payee/change-payee.ts';
export { describePayee, type ShownAccount, type ShownChange, type StorePayee } from './payee/describe-payee.ts';
export { countUndecidedPayeeChanges, getPayeeSince } from './payee/payee-repository.ts';
export {
  applyPayeeChanges,
  approvePayee,
  listPayeeChanges,
  rejectPayee,
  revealPayee,
} from './payee/review-payee.ts';
export { storeRecordNames } from './record-names.ts';
export type { ReturnAddressRow } from './return-address-repository.ts';
export {
  listReturnAddresses,
  removeReturnAddress,
  saveReturnAddress,
  setDefaultReturnAddress,
} from './return-addresses.ts';
export { saveProfile } from './save-profile.ts';
export { setHoliday } from './set-holiday.ts';
export { setStoreStatus } from './set-store-status.ts';
export {
  describeInvitation,
  logStaff,
  refuseInvitation,
  takeInvitation,
} from './staff/answer-invitation.ts';
export { describeStaff, type Staff, type StaffEntry } from './staff/describe-staff.ts';
export { findStaffNames } from './staff/find-staff-names.ts';
export type { Invitation } from './staff/invitation-repository.ts';
export { inviteStaff, resendInvitation, revokeInvitation } from './staff/invite-staff.ts';
export { endMembership, endOwnMembership, giveRole } from './staff/staff-changes.ts';
export { findLastOwner, getOwnerId, listOwnStoreIds, lockStore } from './staff/staff-repository.ts';
export { closingActions, storeActions } from './states.ts';
export {
  findAbsence,
  findClosedStores,
  findStoreNames,
  findStoreOf,
  isStoreMember,
  listStoreUsers,
  lockAvailableStore,
  lockOpenStore,
  type Store,
  whyNotAvailable,
} from './store-repository.ts';
export { listTrades, nameTrades } from './trades.ts';
export { foreseeStore, withStore } from './with-store.ts';
