import type { DataOf } from '#lib/contract/endpoint.ts';
import type {
  operatorStoreApplication,
  operatorStoreApplicationReveal,
  operatorStoreApplications,
} from '#lib/contract/store/applications.ts';
import type { operatorStore } from '#lib/contract/store/desk-stores.ts';
import { postApi } from '../transport/browser.ts';
import { postAt } from '../transport/post-at.ts';

export type ApplicationRow = DataOf<typeof operatorStoreApplications>['list'][number];
export type ApplicationInfo = DataOf<typeof operatorStoreApplication>;
export type ApplicationSecrets = DataOf<typeof operatorStoreApplicationReveal>;

/** What is private in an application; who looked is written down. */
export const revealApplication = (no: string) => postApi('/api/operator/storeApplication/reveal', { no });

export const approveApplication = postAt('/api/operator/storeApplication/approve');

export const rejectApplication = postAt('/api/operator/storeApplication/reject');

export type { DeskStore } from '#lib/contract/store/desk-stores.ts';
export type StoreInfo = DataOf<typeof operatorStore>;

/** Suspends a store or lets it go on. */
export const setStoreStatus = postAt('/api/operator/store/status');
