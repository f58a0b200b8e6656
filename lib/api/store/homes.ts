export type { DeskQueue, SalesDay, SalesFigures, StoreSetupStep, StoreTodo } from '#lib/contract/store/homes.ts';
