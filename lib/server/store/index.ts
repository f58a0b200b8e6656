/**
 * Store: applications to become a store, stores and who works for them. It does not know products, orders or money, nor
 * which rules a store's users have.
 */
export {
  describeInvitation,
  logStaff,
  refuseInvitation,
  takeInvitation,
} from './answer-invitation.ts';

export { type Application, countSubmittedApplications, type ReviewedApplication } from './application-repository.ts';
export { cancelLegalChange, requestLegalChange } from './change-legal.ts';
export { cancelPayeeChange, requestPayeeChange } from './change-payee.ts';
export { endStore, listClosingStores, moveStore } from './close-store.ts';
export { describeApplication, type OwnApplication } from './describe-application.ts';
export {
  describeLegal,
  type OwnLegalChange,
  type ShownLegalChange,
  type StoreLegal,
} from './describe-legal.ts';
export { describePayee, type ShownAccount, type ShownChange, type StorePayee } from './describe-payee.ts';
export { describeProfile, holidayOf, type StoreProfile } from './describe-profile.ts';
export { describeStaff, type Staff, type StaffEntry } from './describe-staff.ts';
export {
  type DeskStoreFacts,
  exportDeskStores,
  getDeskStore,
  listDeskStores,
} from './desk-stores.ts';
export { findLicenceEnd } from './find-licence-end.ts';
export { findSellerFacts, type SellerFacts } from './find-seller-facts.ts';
export { findStaffNames } from './find-staff-names.ts';
export { forgetApplicant } from './forget-applicant.ts';
export type { Invitation } from './invitation-repository.ts';
export { inviteStaff, resendInvitation, revokeInvitation } from './invite-staff.ts';
export { toFacts } from './legal-facts.ts';
export { countPendingLegalChanges } from './legal-repository.ts';
export { listLicences } from './list-licences.ts';
export { listSetupSteps } from './list-setup-steps.ts';
export { listStoreOptions } from './list-store-options.ts';
export { notifyStoreHolders } from './notify-store-holders.ts';
export { openStore } from './open-store.ts';
export { countUndecidedPayeeChanges, getPayeeSince } from './payee-repository.ts';
export { storeRecordNames } from './record-names.ts';
export type { ReturnAddressRow } from './return-address-repository.ts';
export {
  listReturnAddresses,
  removeReturnAddress,
  saveReturnAddress,
  setDefaultReturnAddress,
} from './return-addresses.ts';
export {
  type ApplicationForReview,
  type Decision,
  describeForReview,
  listApplications,
  type PrivateFacts,
  rejectApplication,
  revealApplication,
} from './review-application.ts';
export {
  approveLegalChange,
  type LegalChangeForReview,
  listLegalChanges,
  rejectLegalChange,
  revealLegalFiles,
} from './review-legal.ts';
export {
  applyPayeeChanges,
  approvePayee,
  listPayeeChanges,
  rejectPayee,
  revealPayee,
} from './review-payee.ts';
export { saveApplication } from './save-application.ts';
export { saveProfile } from './save-profile.ts';
export { setHoliday } from './set-holiday.ts';
export { setStoreStatus } from './set-store-status.ts';
export { endMembership, endOwnMembership, giveRole } from './staff-changes.ts';
export { findLastOwner, getOwnerId, listOwnStoreIds, lockStore } from './staff-repository.ts';
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
export { submitApplication, withdrawApplication } from './submit-application.ts';
export { foreseeStore, withStore } from './with-store.ts';
