import type { BodyOf, DataOf, QueryOf } from '#lib/contract/endpoint.ts';
import type {
  operatorStoreApplication,
  operatorStoreApplicationApprove,
  operatorStoreApplicationReject,
  operatorStoreApplicationReveal,
  operatorStoreApplications,
} from '#lib/contract/store-application.ts';
import { postApi } from './browser.ts';
import { apiQuery } from './queries.ts';

export type ApplicationRow = DataOf<typeof operatorStoreApplications>['list'][number];
export type ApplicationInfo = DataOf<typeof operatorStoreApplication>;
export type ApplicationSecrets = DataOf<typeof operatorStoreApplicationReveal>;

/** Applications to become a store, the longest waiting first. */
export const applicationsQuery = (filter: QueryOf<typeof operatorStoreApplications>) =>
  apiQuery<typeof operatorStoreApplications>('/api/operator/storeApplication/list', filter);

/** One application; what is private comes masked. */
export const applicationQuery = (no: string) =>
  apiQuery<typeof operatorStoreApplication>('/api/operator/storeApplication/info', { no });

/** What is private in an application; who looked is written down. */
export const revealApplication = (no: string) =>
  postApi<typeof operatorStoreApplicationReveal>('/api/operator/storeApplication/reveal', { no });

const inForm = { isSuccessShown: true, isCodeShown: false } as const;

export const approveApplication = (body: BodyOf<typeof operatorStoreApplicationApprove>) =>
  postApi<typeof operatorStoreApplicationApprove>('/api/operator/storeApplication/approve', body, inForm);

export const rejectApplication = (body: BodyOf<typeof operatorStoreApplicationReject>) =>
  postApi<typeof operatorStoreApplicationReject>('/api/operator/storeApplication/reject', body, inForm);

/** Reads that a decision about an application makes old. */
export const readsOfApplications = [
  '/api/operator/storeApplication/list',
  '/api/operator/storeApplication/info',
] as const;
