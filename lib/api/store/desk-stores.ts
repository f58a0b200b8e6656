import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type {
  operatorStoreApplication,
  operatorStoreApplicationApprove,
  operatorStoreApplicationReject,
  operatorStoreApplicationReveal,
  operatorStoreApplications,
} from '#lib/contract/store/applications.ts';
import type { operatorStore, operatorStoreStatus } from '#lib/contract/store/desk-stores.ts';
import { postApi } from '../transport/browser.ts';

export type ApplicationRow = DataOf<typeof operatorStoreApplications>['list'][number];
export type ApplicationInfo = DataOf<typeof operatorStoreApplication>;
export type ApplicationSecrets = DataOf<typeof operatorStoreApplicationReveal>;

/** What is private in an application; who looked is written down. */
export const revealApplication = (no: string) => postApi('/api/operator/storeApplication/reveal', { no });

const inForm = { isSuccessShown: true, isCodeShown: false } as const;

export const approveApplication = (body: BodyOf<typeof operatorStoreApplicationApprove>) =>
  postApi('/api/operator/storeApplication/approve', body, inForm);

export const rejectApplication = (body: BodyOf<typeof operatorStoreApplicationReject>) =>
  postApi('/api/operator/storeApplication/reject', body, inForm);

export type { DeskStore } from '#lib/contract/store/desk-stores.ts';
export type StoreInfo = DataOf<typeof operatorStore>;

/** Suspends a store or lets it go on. */
export const setStoreStatus = (body: BodyOf<typeof operatorStoreStatus>) =>
  postApi('/api/operator/store/status', body, inForm);
