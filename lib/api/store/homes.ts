import type { deskHome, storeHome } from '#lib/contract/store/homes.ts';
import { apiQuery } from '../transport/queries.ts';

export type { DeskQueue, SalesDay, SalesFigures, StoreSetupStep, StoreTodo } from '#lib/contract/store/homes.ts';

/** The store at a glance. */
export const storeHomeQuery = () => apiQuery<typeof storeHome>('/api/store/home');

/** The desk at a glance. */
export const deskHomeQuery = () => apiQuery<typeof deskHome>('/api/operator/home/see');
