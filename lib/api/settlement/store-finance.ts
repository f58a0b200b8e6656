import type { DataOf } from '#lib/contract/endpoint.ts';
import type { storeFinance, storeFinanceLines } from '#lib/contract/settlement/store-finance.ts';

export type { FinanceLine } from '#lib/contract/settlement/store-finance.ts';
export type Finance = DataOf<typeof storeFinance>;
export type FinanceSums = DataOf<typeof storeFinanceLines>['sums'];
