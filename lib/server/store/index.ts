/**
 * Store: applications to become a store, stores and who works for them. It does not know products, orders or money, nor
 * which rules a store's users have.
 */
export type { ShownFile } from './application-files.ts';
export type { Application, ReviewedApplication } from './application-repository.ts';
export { describeApplication, type OwnApplication } from './describe-application.ts';
export { forgetApplicant } from './forget-applicant.ts';
export { listStoreOptions } from './list-store-options.ts';
export { type OpenedStore, openStore } from './open-store.ts';
export {
  type ApplicationForReview,
  type Decision,
  describeForReview,
  listApplications,
  type PrivateFacts,
  rejectApplication,
  revealApplication,
} from './review-application.ts';
export { saveApplication } from './save-application.ts';
export {
  findStoreNames,
  findStoreOf,
  isStoreMember,
  isStoreOpen,
  listStoreUsers,
  lockOpenStore,
  type Store,
} from './store-repository.ts';
export { submitApplication, withdrawApplication } from './submit-application.ts';
export { withStore } from './with-store.ts';
