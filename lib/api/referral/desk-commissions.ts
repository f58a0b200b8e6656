import type { DataOf } from '#lib/contract/endpoint.ts';
import type { operatorCommissions } from '#lib/contract/referral/desk-commissions.ts';

export type DeskCommission = DataOf<typeof operatorCommissions>['list'][number];
