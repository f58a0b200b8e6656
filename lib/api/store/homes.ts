import { apiQuery } from '../transport/queries.ts';

export type { DeskQueue, SalesDay, SalesFigures, StoreSetupStep, StoreTodo } from '#lib/contract/store/homes.ts';

/** The store at a glance. */
export const storeHomeQuery = () => apiQuery('/api/store/home');

/** The desk at a glance. */
export const deskHomeQuery = () => apiQuery('/api/operator/home/see');
